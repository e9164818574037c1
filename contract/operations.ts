import type { AuditAction } from './audit.ts'
import { deskOperations } from './desk-operations.ts'
import type { Operation } from './operation.ts'
import { publicOperations } from './public-operations.ts'

/**
 * Every call of the API. The server's routes and access check, the clients in the browser, the metrics, the audit log,
 * the tests, and the published document all use this table.
 */
export const operations = { ...publicOperations, ...deskOperations }

export type Operations = typeof operations
export type OperationName = keyof Operations

/** The audited actions of no call: those of applicants on a page, of the worker that sends links, and of commands. */
export const actionsWithoutCall: readonly AuditAction[] = [
  'application-withdrawn',
  'erasure-requested',
  'recovery-requested',
  'audit-resealed',
  'keys-rotated',
]

export type Call = { name: string; method: string; path: string; operation: Operation }

export const calls: Call[] = Object.entries<Operation>(operations).map(([name, operation]) => ({
  name,
  method: operation.method,
  path: operation.path,
  operation,
}))

/** Paths with fewer parameters first: a request is answered by the first call that matches it. */
export const callsToMatch = calls.toSorted((one, other) => one.path.split(':').length - other.path.split(':').length)

export const findCall = (method: string, path: string): Call | undefined =>
  callsToMatch.find((call) => call.method === method && matchesPath(call.path.split('/'), path.split('/')))

const matchesPath = (pattern: string[], path: string[]) =>
  pattern.length === path.length &&
  pattern.every((part, index) => (part.startsWith(':') ? path[index] !== '' : part === path[index]))
