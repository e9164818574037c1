/** Names this tab in the events about what it changed, until it is closed or reloaded. */
export const tab = Math.random().toString(36).slice(2)
