import { useState, type KeyboardEvent } from 'react'

export type Option = {
  value: string
  text: string
  detail: string
  /** What it can be found by: its value, its name and more, as folded words with a space before each. */
  words: string
}

type Props = {
  id: string
  label: string
  options: Option[]
  value: string
  onChoose: (value: string) => void
  noMatch: string
}

/**
 * A list that can be searched by typing, after the ARIA pattern “editable combobox with list
 * autocomplete”. Focus stays in the input; what is marked in the list is taken by Enter, Tab or a tap.
 */
export const Combobox = ({ id, label, options, value, onChoose, noMatch }: Props) => {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  const [marked, setMarked] = useState(0)

  const chosen = options.find((option) => option.value === value)
  const matches = query === '' ? options : findOptions(options, query)
  const at = open ? matches[marked] : undefined

  const show = () => {
    if (open) return
    setQuery('')
    setMarked(Math.max(0, chosen ? options.indexOf(chosen) : 0))
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setQuery('')
  }
  const choose = (option: Option | undefined) => {
    if (option) onChoose(option.value)
    close()
  }
  const move = (by: number) => {
    if (!open) show()
    else if (matches.length > 0) setMarked((marked + by + matches.length) % matches.length)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const act = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(at),
      Escape: () => close(),
    }[event.key]
    // Without an open list, Enter and Escape belong to what is around.
    if (!act || (!open && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    act()
  }

  return (
    <div className="combobox">
      <input
        className="select"
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={at !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={at && `${id}-${at.value}`}
        autoComplete="off"
        spellCheck={false}
        disabled={options.length === 0}
        value={open && query !== '' ? query : (chosen?.text ?? '')}
        onClick={(event) => {
          event.currentTarget.select()
          show()
        }}
        onChange={(event) => {
          setQuery(event.currentTarget.value)
          setMarked(0)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        // What was typed so far is taken at its word; without typing nothing changes.
        onBlur={() => (query === '' ? close() : choose(at))}
      />
      <div className="combobox-list" id={`${id}-list`} role="listbox" aria-label={label} hidden={!at}>
        {open &&
          matches.map((option) => (
            <div
              className={option === at ? 'combobox-option is-marked' : 'combobox-option'}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              key={option.value}
              ref={option === at ? bringIntoView : undefined}
              // Focus stays in the input.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              {option.text}
              {option.detail && <small>{option.detail}</small>}
            </div>
          ))}
      </div>
      <output className="combobox-none">{open && matches.length === 0 ? noMatch : ''}</output>
    </div>
  )
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Options with a word that begins as typed: first those whose value does, then those whose name does. */
export function findOptions(options: Option[], query: string): Option[] {
  const typed = ` ${foldText(query).trim()}`
  // The words begin with the value and the name, each after a space.
  const rank = ({ words, value }: Option) => [0, value.length + 1].indexOf(words.indexOf(typed))
  const ranked = (wanted: number) => (option: Option) => option.words.includes(typed) && rank(option) === wanted
  return [0, 1, -1].flatMap((wanted) => options.filter(ranked(wanted)))
}

/** “São Tomé” is found by “sao tome”. */
export const foldText = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
