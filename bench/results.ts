import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { drawBars, type Bar } from './draw-bars.ts'

/** One chapter of the results: a table, and bars where one number a row says it best. */
export type Chapter = { title: string; intro: string; head: string[]; rows: string[][]; bars?: Bar[] }

const folder = join(import.meta.dirname, 'results')
const order = ['pages', 'weight', 'felt', 'leads', 'uploads', 'desk', 'agents', 'growth', 'process']

/** Each benchmark writes its own chapter; together they are `results.md`. */
export async function writeResults(name: string, chapter: Chapter) {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${name}.md`), await toMarkdown(name, chapter))
  const names = new Set((await readdir(folder)).filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -3)))
  const chapters = await Promise.all(
    order.filter((each) => names.has(each)).map((each) => readFile(join(folder, `${each}.md`), 'utf8')),
  )
  await writeFile(join(import.meta.dirname, 'results.md'), [preface, ...chapters].join('\n'))
}

const preface = `# Results

Made by \`npm run bench\`; each chapter also by its own command. Times differ between machines: what counts are the
ratios, taken in one run on one machine.
`

async function toMarkdown(name: string, { title, intro, head, rows, bars }: Chapter): Promise<string> {
  const lines = [`## ${title}`, '', intro, '', `_${conditions()}_`, '']
  if (bars) {
    await writeFile(join(folder, `${name}.svg`), drawBars(title, bars))
    lines.push(`![${title}](results/${name}.svg)`, '')
  }
  lines.push(line(head), line(head.map(() => '---')), ...rows.map(line), '')
  return lines.join('\n')
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

const conditions = () =>
  `${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`
