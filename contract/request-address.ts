type Input = Record<string, unknown>

/** The path of a call with its parameters filled in, and the input that is left. */
export function fillPath(path: string, input: Input) {
  const rest = { ...input }
  const address = path.replaceAll(/:(\w+)/g, (_, name: string) => {
    delete rest[name]
    return encodeURIComponent(String(input[name]))
  })
  return { address, rest }
}

/** The address with its query; what is undefined or empty is left out. */
export function withQuery(address: string, fields: Input): string {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined && value !== '')
  return given.length === 0
    ? address
    : `${address}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
