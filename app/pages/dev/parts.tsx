import { useState } from 'react'
import { CardGrid } from '../../sections/cards.tsx'
import { Accordion } from '../../ui/accordion.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Menu, MenuLinks, Submenu } from '../../ui/menu.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Specimen } from './specimen.tsx'

const items = [
  { text: 'P2P Remittance', href: '/p2premittance', hint: 'With a hint' },
  { text: 'NGOs', href: '/ngo' },
]

export const Parts = () => {
  const [tab, setTab] = useState('first-panel')
  return (
    <>
      <Specimen title="Tabs">
        <div>
          <Tabs
            label="Sample tabs"
            chosen={tab}
            onChoose={setTab}
            tabs={[
              { id: 'first-panel', title: 'First', panel: <p>Arrow keys move between the tabs.</p> },
              { id: 'second-panel', title: 'Second', panel: <p>Without scripts, all panels show.</p> },
              { id: 'third-panel', title: 'Third', panel: <p>The last one.</p> },
            ]}
          />
        </div>
      </Specimen>
      <Specimen title="Accordion">
        <Accordion
          name="sample"
          items={[
            {
              head: 'Open at the start',
              body: 'One is open at a time; the open one closes on a second tap.',
              open: true,
            },
            { head: 'Closed', body: 'It works without scripts.' },
          ]}
        />
      </Specimen>
      <Specimen title="Menu and breadcrumb">
        <div>
          <Menu id="sample-menu" title="Menu">
            <MenuLinks items={items} />
            <Submenu title="Submenu" items={items} />
          </Menu>
        </div>
        <Breadcrumb label="Sample" ancestors={items.slice(1)} current="Digital Payments For B2B" />
      </Specimen>
      <Specimen title="Cards">
        <CardGrid
          cards={[
            {
              title: 'A card with a picture',
              text: 'Its whole area is one link.',
              href: '#cards',
              action: 'What it does',
              picture: { name: 'p2p', alt: '' },
            },
            { title: 'A card that leads on', text: 'Without a picture.', href: '#cards', action: 'What it does' },
            { title: 'A feature', text: 'It leads nowhere and needs no box.' },
          ]}
        />
      </Specimen>
      <Specimen title="Badges">
        <p className="cluster">
          <span className="badge">You</span> <span className="badge badge-accent">Draft</span>
        </p>
      </Specimen>
    </>
  )
}
