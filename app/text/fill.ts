/** Replaces the `{placeholders}` in a content text with values. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
