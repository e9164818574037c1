/** Texts shared by the lists of the desk. */
export const listTexts = {
  newer: 'Newer',
  older: 'Older',
  previous: 'Previous',
  next: 'Next',
  export: 'Export CSV',
  exporting: 'Exporting...',
  exportFailed: 'The export failed. Nothing was saved on this computer.',
  clear: 'Clear all filters',
  moreFilters: (active: number) => (active === 0 ? 'More filters' : `More filters (${active} set)`),
  more: (count: number) => `and ${count} more`,
}

/** The filter by day; its values are days before today. */
export const dayTexts = {
  received: 'Received',
  spans: {
    '': 'Any time',
    '0': 'Today',
    '6': 'Last 7 days',
    '29': 'Last 30 days',
    '89': 'Last 90 days',
    '364': 'Last 365 days',
  } as Record<string, string>,
}
