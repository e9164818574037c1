import { readFileSync } from 'node:fs'
import type { FoundPlace } from '../../contract/agent.ts'
import { licenses } from '../../content/licenses.ts'

type Position = { lat: number; lng: number }
type Town = Position & { name: string; state: string; population: number }

/** Finds what a person has typed: a position, a ZIP code, a state, or a town with or without its state. */
export function findPlace(typed: string): FoundPlace | undefined {
  return findPosition(typed) ?? findZip(typed) ?? findState(typed) ?? findTown(typed)
}

function findPosition(typed: string): FoundPlace | undefined {
  const [, lat, lng] = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(typed) ?? []
  if (lat === undefined || Math.abs(Number(lat)) > 90 || Math.abs(Number(lng)) > 180) return undefined
  return { kind: 'position', name: '', lat: Number(lat), lng: Number(lng), others: [] }
}

function findZip(typed: string): FoundPlace | undefined {
  const [, zip = ''] = /^\s*(\d{5})(?:-\d{4})?\s*$/.exec(typed) ?? []
  const position = zipPosition(zip)
  return position && { kind: 'zip', name: zip, ...position, others: [] }
}

/** The middle of a ZIP area in a state that licenses us. */
export const zipPosition = (zip: string): Position | undefined => zipAreas().get(zip)

function findState(typed: string): FoundPlace | undefined {
  const license = licenses.find(({ state, code }) => [fold(state), fold(code)].includes(fold(typed)))
  if (!license) return undefined
  // People live around its largest town, not in its middle.
  const { lat, lng } = largest(allTowns().filter(({ state }) => state === license.code)) ?? { lat: 0, lng: 0 }
  return { kind: 'state', name: license.state, lat, lng, others: [] }
}

function findTown(typed: string): FoundPlace | undefined {
  const { name, state } = splitTown(typed)
  const named = townsByName().get(name) ?? []
  const there = state === undefined ? named : named.filter((town) => town.state === state)
  const town = largest(there)
  if (!town) return undefined
  const others = state === undefined ? new Set(named.map(title)) : new Set<string>()
  others.delete(title(town))
  return { kind: 'town', name: title(town), lat: town.lat, lng: town.lng, others: [...others].slice(0, 6) }
}

const title = ({ name, state }: Town) => `${name}, ${state}`

/** “Columbus, OH”, “columbus ohio” and “Columbus” are all ways to write it. */
function splitTown(typed: string): { name: string; state?: string } {
  const whole = fold(typed)
  for (const { state, code } of licenses) {
    for (const ending of [fold(state), fold(code)]) {
      const name = whole.endsWith(` ${ending}`) ? whole.slice(0, -ending.length - 1) : ''
      if (townsByName().has(name)) return { name, state: code }
    }
  }
  return { name: whole }
}

const largest = (towns: Town[]): Town | undefined =>
  towns.toSorted((one, other) => other.population - one.population)[0]

/** As people type it: without letter case, accents and signs, and with Saint, Mount and Fort in one spelling. */
const fold = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F.'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\bsaint\b/g, 'st')
    .replaceAll(/\bmount\b/g, 'mt')
    .replaceAll(/\bfort\b/g, 'ft')

/** Made by `npm run make:places`; read at the first search and kept. */
const zipAreas = once(
  () =>
    new Map(readRows('zip-areas.txt').map(([zip = '', , lat, lng]) => [zip, { lat: Number(lat), lng: Number(lng) }])),
)

const allTowns = once(() =>
  readRows('towns.txt').map(([name = '', state = '', lat, lng, population]): Town => ({
    name,
    state,
    lat: Number(lat),
    lng: Number(lng),
    population: Number(population),
  })),
)

const townsByName = once(() => Map.groupBy(allTowns(), ({ name }) => fold(name)))

const readRows = (file: string) =>
  readFileSync(new URL(`places/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
