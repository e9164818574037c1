const declared = new Set<string>()

/** Every script that stands in a page itself is declared with this: the policy of the pages lets these run, no others. */
export function inlineScript(code: string): { __html: string } {
  declared.add(code)
  return { __html: code }
}

export const inlineScripts: ReadonlySet<string> = declared
