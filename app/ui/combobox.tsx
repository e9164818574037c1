import { useState, type KeyboardEvent } from 'react'

export type Option = {
  value: string
  text: string
  detail: string
  /** Search terms: the value, the name, and more, folded by `foldText`, with a space before each. */
  searchTerms: string
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
 * A list that can be searched by typing, following the ARIA pattern “editable combobox with list autocomplete”. The
 * focus stays in the input; Enter, Tab, or a tap chooses the highlighted option.
 */
export const Combobox = ({ id, label, options, value, onChoose, noMatch }: Props) => {
  const [open, setOpen] = useState(false)
  /** What was typed; undefined while nothing was, and empty once the text was deleted. */
  const [query, setQuery] = useState<string>()
  const [highlightedIndex, setHighlightedIndex] = useState(0)

  const chosen = options.find((option) => option.value === value)
  const isSearch = query !== undefined && foldText(query).trim() !== ''
  const matches = isSearch ? findOptions(options, query) : options
  const highlighted = open ? matches[highlightedIndex] : undefined

  const highlightChosen = () => setHighlightedIndex(Math.max(0, chosen ? options.indexOf(chosen) : 0))
  const show = () => {
    if (open) return
    setQuery(undefined)
    highlightChosen()
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setQuery(undefined)
  }
  const choose = (option: Option | undefined) => {
    if (option) onChoose(option.value)
    close()
  }
  const move = (by: number) => {
    if (!open) show()
    else if (matches.length > 0) setHighlightedIndex((highlightedIndex + by + matches.length) % matches.length)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const handler = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: () => choose(highlighted),
      Escape: () => close(),
    }[event.key]
    // While the list is closed, Enter and Escape are left to the elements around it.
    if (!handler || (!open && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    handler()
  }

  return (
    <div className="combobox">
      <input
        className="select"
        id={id}
        role="combobox"
        aria-label={label}
        aria-expanded={highlighted !== undefined}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={highlighted && `${id}-${highlighted.value}`}
        autoComplete="off"
        spellCheck={false}
        disabled={options.length === 0}
        value={(open ? query : undefined) ?? chosen?.text ?? ''}
        onMouseDown={(event) => {
          // The chosen text stays selected on a second press, so that typing replaces it.
          if (open && query === undefined) event.preventDefault()
        }}
        onClick={(event) => {
          event.currentTarget.select()
          show()
        }}
        onChange={(event) => {
          const typed = event.currentTarget.value
          setQuery(typed)
          if (foldText(typed).trim() === '') highlightChosen()
          else setHighlightedIndex(0)
          setOpen(true)
        }}
        onKeyDown={onKeyDown}
        // Chooses the best match for what was typed; without typing nothing changes.
        onBlur={() => (isSearch ? choose(highlighted) : close())}
      />
      <div
        className="combobox-list"
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        hidden={!highlighted}
        // Keeps the focus in the input, even when the scrollbar is pressed: WebKit would take it away.
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          matches.map((option) => (
            <div
              className={option === highlighted ? 'combobox-option is-marked' : 'combobox-option'}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              key={option.value}
              ref={option === highlighted ? scrollIntoViewIfNeeded : undefined}
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

const scrollIntoViewIfNeeded = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Options with a word that starts with the query: matches of the value first, then of the name. */
function findOptions(options: Option[], query: string): Option[] {
  const typed = ` ${foldText(query).trim()}`
  // `searchTerms` begins with the value and the name, each after a space.
  const rank = ({ searchTerms, value }: Option) => [0, value.length + 1].indexOf(searchTerms.indexOf(typed))
  const ranked = (wantedRank: number) => (option: Option) =>
    option.searchTerms.includes(typed) && rank(option) === wantedRank
  return [0, 1, -1].flatMap((wantedRank) => options.filter(ranked(wantedRank)))
}

/** “São Tomé” is found by “sao tome”, and “Guinea Bissau” by “Guinea-Bissau”. */
export const foldText = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase()
