import { expect, test } from 'vitest'
import { auditActions, auditGroups, type AuditAction } from './audit.ts'
import { actionsWithoutCall, calls } from './operations.ts'

test('every audited action is listed by a call or happens without one, and not both', () => {
  const ofCalls = new Set(calls.flatMap(({ operation }) => operation.audit ?? []))
  const known = auditGroups.flatMap((group): readonly AuditAction[] => auditActions[group])
  expect([...ofCalls, ...actionsWithoutCall].toSorted()).toEqual(known.toSorted())
})
