const declared = new Set<string>()

/** Registers an inline script. The content security policy of the pages allows only registered scripts to run. */
export function inlineScript(code: string): { __html: string } {
  declared.add(code)
  return { __html: code }
}

export const inlineScripts: ReadonlySet<string> = declared
