import { useEffect, useRef } from 'react'
import { listFieldTexts } from '../../../content/admin/vacancies.ts'
import { FieldError, groupProps } from '../../ui/field.tsx'
import { DeskIcon } from '../ui/icon.tsx'

type Props = {
  id: string
  name: string
  label: string
  error?: string | undefined
  items: string[]
  wide?: boolean
  onChange: (items: string[]) => void
}

/** One input per list item. The focus moves to a new item, or to where a removed one was. */
export const ListField = ({ id, name, label, error, items, wide = false, onChange }: Props) => {
  const list = useRef<HTMLOListElement>(null)
  const add = useRef<HTMLButtonElement>(null)
  const focusNext = useRef<number>(undefined)

  useEffect(() => {
    if (focusNext.current === undefined) return
    const lines = list.current?.querySelectorAll('textarea')
    const line = lines?.[Math.min(focusNext.current, lines.length - 1)]
    if (line) line.focus()
    else add.current?.focus()
    focusNext.current = undefined
  })

  const change = (index: number, text: string) => onChange(items.map((item, at) => (at === index ? text : item)))
  const remove = (index: number) => {
    focusNext.current = index
    onChange(items.filter((_, at) => at !== index))
  }
  const append = () => {
    focusNext.current = items.length
    onChange([...items, ''])
  }

  return (
    <fieldset className={wide ? 'list-field is-wide' : 'list-field'} tabIndex={-1} {...groupProps({ id, error })}>
      <legend>{label}</legend>
      <ol className="list-items" ref={list}>
        {items.map((item, index) => (
          <li key={index}>
            <textarea
              className="input"
              rows={1}
              name={name}
              aria-label={listFieldTexts.item(label, index + 1)}
              value={item}
              onChange={(event) => change(index, event.target.value)}
            />
            <button
              className="button button-plain button-small"
              type="button"
              aria-label={listFieldTexts.removeItem(label, index + 1)}
              onClick={() => remove(index)}
            >
              <DeskIcon name="close" />
              <span>{listFieldTexts.remove}</span>
            </button>
          </li>
        ))}
      </ol>
      <button
        className="button button-quiet button-small"
        type="button"
        ref={add}
        aria-label={`${listFieldTexts.add}: ${label}`}
        onClick={append}
      >
        <DeskIcon name="plus" /> {listFieldTexts.add}
      </button>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
