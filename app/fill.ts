/** Puts values into the `{places}` of a content text. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, place: string) => String(values[place]))
