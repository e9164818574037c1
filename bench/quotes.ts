/**
 * Compares the quotes per second of `GET /api/quote` with the responses of `GET /api/exchange-rates`, which are ready to
 * send. Rounds alternate, so that other load on the machine affects both. Quotes are for all countries, both directions,
 * and different amounts.
 */
import { readFile } from 'node:fs/promises'
import { payoutCountries } from '../content/countries.ts'
import { publicPaths } from '../contract/public-paths.ts'
import { Quote } from '../contract/quote-call.ts'
import { startProcess } from '../support/site-process.ts'
import { drawBars } from './draw-bars.ts'
import { openKeepAliveConnection } from './keep-alive-connection.ts'
import { writeResults } from './results.ts'
import { median } from './statistics.ts'

const callers = 16
const roundMs = Number(process.env['ROUND_MS'] ?? 1_000)
const rounds = 15
const wanted = 0.7

const site = await startProcess({ settings: { LOG_LEVEL: 'warn' } })

const quotePath = (quote: Record<string, string>) => `/api/quote?${new URLSearchParams(quote)}`

/** What somebody sends to a country, and then the amount that arrives, as an amount to receive. */
async function bothDirections(country: string, amount: string): Promise<string[]> {
  const sent = quotePath({ country, amount })
  const { arrives } = Quote.parse(await (await fetch(site.url + sent)).json())
  return [sent, quotePath({ country, amount: arrives, direction: 'receive' })]
}
const amounts = ['20', '200', '432.10']
const quotePaths = await Promise.all(
  payoutCountries.flatMap(({ iso2 }) => amounts.map((amount) => bothDirections(iso2, amount))),
)
const quotes = quotePaths.flat()

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`
const askRates = () => ask(publicPaths['rates.read'])
let asked = 0
const askQuote = () => ask(quotes[asked++ % quotes.length] ?? '')

type Measured = { perSecond: number; perCpuSecond: number }

/** The processor time that the site has used, in seconds; Linux counts it in hundredths. */
async function usedCpu(): Promise<number> {
  const fields = (await readFile(`/proc/${site.pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}

/** Responses to the requests of all callers: per second, and per second of the site's processor time. */
async function measure(next: () => string): Promise<Measured> {
  const lines = await Promise.all(Array.from({ length: callers }, () => openKeepAliveConnection(site.url)))
  let answers = 0
  const cpuBefore = await usedCpu()
  const started = performance.now()
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() - started < roundMs) {
        const { status, text } = await line.send(next())
        if (status !== 200) throw new Error(`The site answered ${status}: ${text}`)
        answers += 1
      }
      line.close()
    }),
  )
  const seconds = (performance.now() - started) / 1000
  return { perSecond: answers / seconds, perCpuSecond: answers / ((await usedCpu()) - cpuBefore) }
}

// Warm-up: the first requests run code that is not compiled yet.
for (const next of [askRates, askQuote, askRates, askQuote]) await measure(next)
const results: { rates: Measured; quoted: Measured }[] = []
for (let round = 1; round <= rounds; round++) {
  const rates = await measure(askRates)
  const quoted = await measure(askQuote)
  results.push({ rates, quoted })
  console.log(`round ${round}: ${cellsOf({ rates, quoted }).join(', ')}`)
}
const ratioOf = (unit: keyof Measured) => median(results.map(({ rates, quoted }) => quoted[unit] / rates[unit]))
const ratios = [ratioOf('perSecond').toFixed(2), ratioOf('perCpuSecond').toFixed(2)]
console.log(`median ratios: ${ratios.join(' per second, ')} per second of processor time; wanted: ${wanted}`)

function cellsOf({ rates, quoted }: { rates: Measured; quoted: Measured }): string[] {
  return [
    rates.perSecond.toFixed(0),
    quoted.perSecond.toFixed(0),
    (quoted.perSecond / rates.perSecond).toFixed(2),
    (quoted.perCpuSecond / rates.perCpuSecond).toFixed(2),
  ]
}

await writeResults('quotes', {
  title: 'Quotes',
  versions: [],
  intro:
    'Quotes calculated for all countries, in both directions, beside the exchange rates, which are sent as they are, ' +
    'in turn. The last column compares the processor time of the site, which other programs on the machine do not affect.',
  head: ['round', 'exchange rates a second', 'quotes a second', 'ratio', 'ratio by processor time'],
  rows: [...results.map((result, index) => [String(index + 1), ...cellsOf(result)]), ['median', '', '', ...ratios]],
  plot: drawBars('Quotes a second, divided by exchange rates', [
    { label: 'a second', value: ratioOf('perSecond') },
    { label: 'a second of processor time', value: ratioOf('perCpuSecond') },
  ]),
})
await site.remove()
process.exit(0)
