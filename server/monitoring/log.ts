import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { SiteError, StartError } from '../../contract/errors.ts'

export type Log = Logger

/**
 * Writes one JSON line per event. A line contains a request id and a cause, never user input: callers log codes,
 * counts, and ids, and errors are reduced to name, code, and stack.
 */
export const createLog = (
  config: Pick<Config, 'logLevel'>,
  destination: DestinationStream = openStandardError(),
): Log =>
  pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
    },
    destination,
  )

/** The most that waits to be written; further lines are dropped. */
const maxWaitingBytes = 1024 * 1024

/** What cannot be written, because the disk is full or the terminal is closed, must not end the site. */
function openStandardError(): DestinationStream {
  const stream = pino.destination({ dest: 2, sync: true, maxLength: maxWaitingBytes })
  stream.on('error', () => undefined)
  return stream
}

type Description = { type: string; code?: string | undefined; stack?: string[]; cause?: Description | undefined }

/** PostgreSQL puts the offending values into `detail` and `where`, zod into `message`, so those are left out. */
function describeError(cause: unknown): Description {
  if (!(cause instanceof Error)) return { type: typeof cause }
  const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
  const inner = cause.cause instanceof Error ? describeError(cause.cause) : undefined
  const frames = (cause.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return { type: cause.name, code, stack: frames.slice(0, 8).map((line) => line.trim()), cause: inner }
}

/** What a command tells the operator about its failure: a known reason, anything else as in the log. */
export const failureOf = (cause: unknown) =>
  cause instanceof StartError || cause instanceof SiteError ? cause.message : describeError(cause)

/** What the audit log reports: entries by ids and codes, and a chain that does not fit together. */
export const logAudit = (log: Log) => ({
  written: (entry: object) => log.info(entry, 'audit'),
  started: (entries: number) => log.warn({ entries }, 'audit chain started'),
  broken: (finding: object) => log.error(finding, 'audit chain broken: run npm run admin -- verify-audit'),
})
