import { replace } from 'react-router'
import { deskTexts } from '../../../content/admin/frame.ts'
import { call } from '../calls/call.ts'
import { LoadingState } from '../ui/states.tsx'
import { startOf } from './home.ts'
import { deskMeta } from './meta.ts'
import type { DeskHandle } from './page-title.tsx'

export const handle = { title: deskTexts.start, needs: 'desk.info' } satisfies DeskHandle

export const meta = deskMeta(deskTexts.start)

/** The address that people type: it leads to the start page of their role. */
export async function clientLoader() {
  const { role } = await call('desk.info')
  throw replace(startOf(role))
}

export default LoadingState
