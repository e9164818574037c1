import { Outlet, ScrollRestoration } from 'react-router'
import { ProofDialog } from './proof-dialog.tsx'
import { useKeptFocus } from './use-kept-focus.ts'
import type { PageHandle } from '../../rendering/page-handle.ts'

export const handle = { hydrate: true, desk: true } satisfies PageHandle

/** The pages contain no data, but a shared computer must not show even the empty desk from its cache. */
export const headers = () => ({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })

export default function AdminLayout() {
  useKeptFocus()
  return (
    <>
      <Outlet />
      <ProofDialog />
      <ScrollRestoration />
    </>
  )
}
