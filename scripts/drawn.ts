import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { brandColors } from './tokens.ts'

/** Sources of the brand's drawings in public/, which are committed because drawing them needs Chromium and ffmpeg. */
const drawingSources = {
  icons: ['content/brand/logo.svg'],
  previews: ['content/brand/logo.svg', 'content/brand/display.woff2', 'app/pictures/motif.svg'],
  video: [
    'content/brand/logo-on-dark.svg',
    'content/brand/display.woff2',
    'scripts/video/scene.html',
    'scripts/video/timeline.js',
  ],
}

export type Drawing = keyof typeof drawingSources

const root = new URL('../', import.meta.url)
const record = new URL('drawn.json', import.meta.url)

/** Drawings whose colors, logo, typeface, or other sources have changed since they were drawn. */
export const outdatedDrawings = (): Drawing[] => {
  const drawn = readRecord()
  return names.filter((name) => drawn[name] !== hashSources(name))
}

export const outdatedMessage = (outdated: string[]) =>
  `${new Intl.ListFormat('en-US').format(outdated)} in public/ show an earlier look of the brand: run npm run draw.`

/** Records that a drawing was made from the current sources. */
export const recordDrawing = (name: Drawing) =>
  writeFileSync(record, `${JSON.stringify({ ...readRecord(), [name]: hashSources(name) }, null, 2)}\n`)

const names: Drawing[] = ['icons', 'previews', 'video']

const readRecord = (): Partial<Record<Drawing, string>> => JSON.parse(readFileSync(record, 'utf8'))

const hashSources = (name: Drawing) =>
  drawingSources[name]
    .reduce(
      (sum, file) => sum.update(readFileSync(new URL(file, root))),
      createHash('sha256').update(JSON.stringify([...brandColors()])),
    )
    .digest('hex')
