/** Whether an earlier visit has stored something like a draft; a browser that does not say counts as one that has. */
export const keepsData = async (): Promise<boolean> =>
  indexedDB.databases?.().then(
    (databases) => databases.length > 0,
    () => true,
  ) ?? true
