import type { PageHandle } from '../../rendering/page-handle.ts'
import { PageHead } from '../../sections/page-head.tsx'
import './components.css'
import { Buttons, Fields } from './controls.tsx'
import { Cloth, Colors, Data } from './looks.tsx'
import { Overlays } from './overlays.tsx'
import { Parts } from './parts.tsx'

export const handle = { hydrate: true } satisfies PageHandle

export const meta = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }]

const head = {
  breadcrumb: [{ text: 'Home', href: '/' }],
  crumb: 'Components',
  heading: 'Components',
  lede: 'Every control and part in each of its states. This page exists in development only.',
}

/** Sample texts are here and not in content/, because the site never shows them. */
export default function ComponentsPage() {
  return (
    <>
      <PageHead page={head} />
      <div className="page specimens">
        <Buttons />
        <Fields />
        <Overlays />
        <Parts />
        <Data />
        <Cloth />
        <Colors />
      </div>
    </>
  )
}
