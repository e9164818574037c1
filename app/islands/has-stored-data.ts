/** Whether an earlier visit stored something, such as a draft. True if the browser cannot list its databases. */
export const hasStoredData = async (): Promise<boolean> =>
  indexedDB.databases?.().then(
    (databases) => databases.length > 0,
    () => true,
  ) ?? true
