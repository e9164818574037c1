import { originNames } from '../../content/admin/origin.ts'
import { originParts, type Origin } from '../../contract/origin.ts'
import type { Column } from './csv.ts'

/** How the visit began, in an export. */
export const originColumns: Column<{ origin: Origin | null }>[] = originParts.map((part) => [
  originNames[part],
  ({ origin }) => origin?.[part],
])
