import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'

type Table = { intro: string; head: string[]; rows: string[][] }

/** One chapter of the results: a table, the versions of other programs, a chart, and optionally a second table. */
type Chapter = Table & { title: string; versions: string[]; plot?: string; more?: Table }

const folder = join(import.meta.dirname, 'results')
/** In the order of their chapters. */
export const benchmarks = [
  'pages',
  'weight',
  'perceived',
  'leads',
  'quotes',
  'sign-ins',
  'uploads',
  'desk',
  'publishing',
  'agents',
  'growth',
  'process',
]

/** Each benchmark writes its own chapter; together they are `results.md`. */
export async function writeResults(name: string, chapter: Chapter) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.md`), await toMarkdown(name, chapter))
  const names = new Set((await readdir(folder)).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3)))
  const chapters = await Promise.all(
    benchmarks.filter((each) => names.has(each)).map((each) => readFile(join(folder, `${each}.md`), 'utf8')),
  )
  await writeFile(join(import.meta.dirname, 'results.md'), [preface, ...chapters].join('\n'))
}

const preface = `# Results

Made by \`npm run bench\`; each chapter also has its own command. Times differ between machines: compare the
ratios, which are taken in one run on one machine.
`

async function toMarkdown(name: string, { title, versions, plot, more, ...table }: Chapter): Promise<string> {
  const lines = [`## ${title}`, '', table.intro, '', `_${conditions(versions)}_`, '']
  if (plot) {
    await writeFile(join(folder, `${name}.svg`), plot)
    lines.push(`![${title}](results/${name}.svg)`, '')
  }
  lines.push(...toLines(table))
  if (more) lines.push(more.intro, '', ...toLines(more))
  return lines.join('\n')
}

const toLines = ({ head, rows }: Table) => [line(head), line(head.map(() => '---')), ...rows.map(line), '']

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

const conditions = (versions: string[]) =>
  [
    new Date().toISOString().slice(0, 10),
    `Node ${process.versions.node}`,
    ...versions,
    `${cpus().length} cores`,
    cpus()[0]?.model ?? 'unknown processor',
  ].join(', ')
