/** The result of checking a setting. A note is neither good nor a problem. `advice` says what to do, if anything. */
export type Finding = { state: 'good' | 'bad' | 'off' | 'note'; text: string; advice?: string }

/** `advice` is for a check that throws instead of returning a finding. */
export type Check = { name: string; advice: string; run: () => Promise<Finding> }

export type Checked = Finding & { name: string }

/** Runs all checks at once; one that throws becomes a bad finding with its own advice. */
export const runChecks = (checks: Check[]): Promise<Checked[]> =>
  Promise.all(
    checks.map(async ({ name, run, advice }) => {
      try {
        return { name, ...(await run()) }
      } catch (cause) {
        return { name, state: 'bad', text: describe(cause), advice }
      }
    }),
  )

function describe(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const [message = ''] = cause.message.replace('Cannot start: ', '').split('\n', 1)
  return cause.cause instanceof Error ? `${message} (${describe(cause.cause)})` : message
}

/** Formats the findings as a table. */
export function tableOf(findings: Checked[]): string {
  const signs = { good: 'ok', bad: 'PROBLEM', off: 'off', note: 'note' }
  const width = Math.max(...findings.map(({ name }) => name.length))
  return findings
    .map(({ name, state, text, advice }) => {
      const line = `${name.padEnd(width)}  ${signs[state].padEnd(7)}  ${text}`
      return advice ? `${line}\n${' '.repeat(width + 11)}→ ${advice}` : line
    })
    .join('\n')
}
