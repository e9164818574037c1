/** Texts shared by the lists of the desk. */
export const listTexts = {
  newer: 'Newer',
  older: 'Older',
  previous: 'Previous',
  next: 'Next',
  export: 'Export CSV',
  exporting: 'Exporting…',
  exportFailed: 'The export failed. Nothing was saved on this computer.',
  clear: 'Clear all filters',
  more: (count: number) => `and ${count} more`,
}
