import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { parse } from 'yaml'
import { z } from 'zod'
import { root } from '../../scripts/places.mjs'

const strings = z.array(z.string())
/** Compose also accepts booleans here; our file has none. All values reach the program as text. */
const variables = z.record(z.string().regex(/^[A-Z_0-9a-z]+$/), z.union([z.string(), z.number()]))
const command = z.union([z.string(), strings])
const duration = z.string().regex(/^(\d+(h|m|s|ms))+$/)
const condition = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
})
/** A named volume or a file next to the compose file, its target, and optionally `:ro`. */
const mount = z.string().regex(/^(\.\/)?[\w.-]+:\/[\w./-]+(:ro)?$/)

const Service = z.strictObject({
  image: z.string(),
  build: z
    .strictObject({ context: z.string(), dockerfile: z.string(), args: z.record(z.string(), z.string()) })
    .optional(),
  command: command.optional(),
  entrypoint: command.optional(),
  env_file: strings.optional(),
  environment: variables.optional(),
  ports: z.array(z.string().regex(/^(\d+|\$\{\w+:-\d+\}):\d+$/)).optional(),
  volumes: z.array(mount).optional(),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string().startsWith('/') })).optional(),
  tmpfs: strings.optional(),
  depends_on: z.union([strings, z.record(z.string(), condition)]).optional(),
  healthcheck: z
    .union([
      z.strictObject({ disable: z.literal(true) }),
      z.strictObject({
        test: z.tuple([z.enum(['CMD', 'CMD-SHELL'])], z.string()),
        interval: duration,
        timeout: duration,
        retries: z.int().positive(),
      }),
    ])
    .optional(),
  profiles: strings.optional(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']).optional(),
  stop_grace_period: duration.optional(),
  read_only: z.boolean().optional(),
  cap_drop: strings.optional(),
  security_opt: strings.optional(),
})

const noOptions = z.null()

/**
 * Only the part of the Compose Specification that our file uses: a misspelled or misplaced key is rejected here, as it
 * is by the tools.
 */
const ComposeFile = z.strictObject({
  name: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  services: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), Service),
  volumes: z.record(z.string(), noOptions),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })),
})
type ComposeFile = z.infer<typeof ComposeFile>

export async function readComposeFile(): Promise<ComposeFile> {
  const file: unknown = parse(await readFile(join(root, 'deploy', 'compose.yaml'), 'utf8'), { merge: true })
  const entries = Object.entries(z.record(z.string(), z.unknown()).parse(file))
  return ComposeFile.parse(Object.fromEntries(entries.filter(([name]) => !name.startsWith('x-'))))
}

/** The variables that the file refers to. */
export const variablesIn = (file: ComposeFile): string[] => [
  ...new Set([...JSON.stringify(file).matchAll(/\$\{(\w+)/g)].flatMap(([, name]) => name ?? [])),
]

/** Substitutes `${NAME:?}` and `${NAME:-default}`, as `docker compose --env-file` does. */
export const interpolate = (text: string, given: Record<string, string>): string =>
  text.replaceAll(/\$\{(\w+)(?::(\?|-)([^}]*))?\}/g, (_, name: string, kind: string | undefined, fallback: string) => {
    const value = given[name] ?? ''
    if (value === '' && kind === '?') throw new Error(`${name} is not set.`)
    return value === '' && kind === '-' ? fallback : value
  })

/** The environment of a program in a service: the env file first, then what compose.yaml itself sets. */
export function environmentOf(file: ComposeFile, service: string, siteEnv: string): Record<string, string> {
  const { env_file = [], environment = {} } = file.services[service] ?? {}
  const given = parsed(siteEnv)
  const own = Object.entries(environment).map(([name, value]) => [name, interpolate(String(value), given)] as const)
  return { ...(env_file.includes('site.env') && given), ...Object.fromEntries(own) }
}

const parsed = (text: string): Record<string, string> => {
  const entries = Object.entries(parseEnv(text))
  return Object.fromEntries(entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}
