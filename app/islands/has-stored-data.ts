/** Whether an earlier visit stored something, such as a draft. True if the browser cannot list its databases, or refuses to. */
export async function hasStoredData(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases?.()
    return databases === undefined || databases.length > 0
  } catch {
    return true
  }
}
