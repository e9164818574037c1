import { useState } from 'react'
import { personTexts } from '../../../content/admin/person.ts'
import type { Erasure } from '../../../contract/desk-applications.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { EraseForm } from './erase-form.tsx'
import { dropDraftsOf } from './use-draft.ts'

type Texts = { title: string; text: string; ask: (name: string) => string; kept: string; confirm: string }
type Props = {
  /** Of the record. */
  id: string
  texts: Texts
  removed: string
  name: string
  /** What must be typed to confirm: a part of the name, or the number of a record without one. */
  toType: string
  /** How many other records of the person can be erased too. */
  others?: number
  erase: (input: Erasure) => Promise<void>
  onErased: () => void
}

/** Whoever erases a record types its name or its number. */
export const Erase = ({ id, texts, removed, name, toType, others = 0, erase, onErased }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  const [withOthers, setWithOthers] = useState(false)
  const open = () => {
    setWithOthers(false)
    setIsOpen(true)
  }
  return (
    <section className="erase" aria-labelledby="erase-title">
      <h2 id="erase-title">{texts.title}</h2>
      <p>{texts.text}</p>
      <button className="button button-danger" type="button" aria-haspopup="dialog" onClick={open}>
        <DeskIcon name="bin" /> {texts.title}
      </button>
      <Confirm title={texts.ask(name)} open={isOpen} onClose={() => setIsOpen(false)}>
        <EraseForm
          texts={{ ...texts, removed }}
          usualReason="asked"
          isConfirmed={(typed) => normalized(typed) === normalized(toType)}
          erase={async (reason, typed) => {
            await erase({ reason, name: typed, ...(withOthers && { others: true }) })
            dropDraftsOf(id)
            onErased()
          }}
          onClose={() => setIsOpen(false)}
        >
          {others > 0 && (
            <Checkbox id="erase-others" checked={withOthers} onChange={({ target }) => setWithOthers(target.checked)}>
              {personTexts.eraseToo(others)}
            </Checkbox>
          )}
        </EraseForm>
      </Confirm>
    </section>
  )
}

const normalized = (text: string) => text.trim().normalize('NFC').toLowerCase()
