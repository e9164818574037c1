import { useRouteLoaderData } from 'react-router'
import type { DeskInfo } from '../../../contract/desk.ts'
import { deskOperations } from '../../../contract/desk-operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import { may, type Role } from '../../../contract/roles.ts'
import type { DeskCall } from './client-types.ts'

/** Who is signed in, and how many items are waiting. */
export const useDeskInfo = () => useRouteLoaderData<DeskInfo | undefined>('desk/frame/signed-in')

/**
 * Whether the person may make a call: buttons and pages that need it are left out otherwise. While their role is not
 * known, because only that call failed, everything is shown, and the server decides.
 */
export function useMay(): (name: DeskCall) => boolean {
  const role = useDeskInfo()?.role
  return (name) => role === undefined || mayCall(role, name)
}

export function mayCall(role: Role, name: DeskCall): boolean {
  const { needs }: Operation = deskOperations[name]
  return needs === undefined || may(role, needs)
}
