import type { Operation } from './operation.ts'
import type { Permission } from './roles.ts'

/** A call for admins only. */
export const admin = <
  const Method extends Operation['method'],
  const Path extends Operation['path'],
  const Rest extends Omit<Operation, 'method' | 'path' | 'access' | 'needs'>,
>(
  method: Method,
  path: Path,
  needs: Permission,
  rest: Rest,
) => ({ method, path, access: 'admin' as const, needs, ...rest })

export const noContent = { 204: 'nothing' } as const
