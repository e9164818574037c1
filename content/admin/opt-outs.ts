import type { OptOut } from '../../contract/opt-out.ts'

export const optOutWayNames: Record<OptOut['via'], string> = {
  hand: 'by hand',
  import: 'from a file',
  message: 'by text message',
}
