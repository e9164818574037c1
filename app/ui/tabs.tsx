import { useRef, type KeyboardEvent } from 'react'

/** `id` is the id of the panel, so that a URL hash can point to it. */
type Tab = { id: string; title: string; panel: React.ReactNode }
type Props = { label: string; tabs: Tab[]; chosen: string; onChoose: (id: string) => void }

/** Arrow keys, Home, and End move between tabs; only the chosen tab can be tabbed to. Without scripts all panels show. */
export const Tabs = ({ label, tabs, chosen, onChoose }: Props) => {
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const current = tabs.findIndex((tab) => tab.id === chosen)
    const next = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: -1 }[event.key]
    const tab = next === undefined ? undefined : tabs.at(next % tabs.length)
    if (!tab) return
    event.preventDefault()
    onChoose(tab.id)
    list.current?.querySelector<HTMLElement>(`[aria-controls="${tab.id}"]`)?.focus()
  }
  return (
    <>
      <div className="tabs needs-script" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            className="tab"
            type="button"
            role="tab"
            key={tab.id}
            id={`${tab.id}-tab`}
            aria-selected={tab.id === chosen}
            aria-controls={tab.id}
            tabIndex={tab.id === chosen ? 0 : -1}
            onClick={() => onChoose(tab.id)}
          >
            {tab.title}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          className="folded"
          role="tabpanel"
          key={tab.id}
          id={tab.id}
          aria-labelledby={`${tab.id}-tab`}
          tabIndex={-1}
          hidden={tab.id !== chosen}
        >
          {tab.panel}
        </div>
      ))}
    </>
  )
}
