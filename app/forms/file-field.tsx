import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FileTexts } from '../../content/file-field.ts'
import { fileSize } from '../../contract/file-size.ts'
import { acceptedEndings } from '../../contract/upload.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useField } from './use-field.ts'

type Props = {
  name: string
  texts: { label: string; note?: string | undefined; help?: string | undefined }
  words: FileTexts
  file: File | undefined
  /** What must be known about the chosen file. */
  remark?: string | undefined
  onChoose: (file: File | undefined) => void
}

/** Takes one file, chosen or dropped. Until its scripts come, and without them, the browser's own field is seen. */
export const FileField = ({ name, texts: { label, note, help }, words, file, remark, onChoose }: Props) => {
  const { id, error } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  // It is one field before and after the scripts come: what was chosen in it, or is being chosen, is not lost.
  const takeOver = useEffectEvent(() => {
    const chosen = input.current?.files?.[0]
    if (chosen) onChoose(chosen)
  })
  useLayoutEffect(() => takeOver(), [])
  // The browser's own field, which screen readers read, holds the file that is shown; a refused one is taken out of it.
  useEffect(() => {
    if (input.current) putInto(input.current, file)
  })
  const remove = () => {
    onChoose(undefined)
    input.current?.focus()
  }
  const state = file && `${fileSize(file.size)}, ${error ? words.refused : words.ready}`
  const ties = [help && `${id}-help`, file && `${id}-file ${id}-state`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div className={error ? 'field is-error' : 'field'}>
      <label className="field-label" htmlFor={id}>
        {label} {note && <small>{note}</small>}
      </label>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      <div className={`file-field ${file ? 'is-filled' : ''} ${hydrated ? '' : 'is-bare'}`}>
        <Icon name={file ? 'file' : 'upload'} />
        {/* What is chosen is read out; the invitation to choose is what the field itself says. */}
        <output className="file-state">
          <b id={`${id}-file`} aria-hidden={!file}>
            {file ? file.name : words.choose}
          </b>
          <span className="field-help" id={`${id}-state`} aria-hidden={!file}>
            {state ?? words.drop}
          </span>
        </output>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={acceptedEndings}
          aria-invalid={error ? true : undefined}
          aria-describedby={ties || undefined}
          onChange={(event) => {
            // The form hears of the file from its owner, who knows it before the form would read it.
            event.stopPropagation()
            onChoose(event.currentTarget.files?.[0])
          }}
        />
        {file && (
          <button
            className="button button-plain"
            type="button"
            onClick={remove}
            aria-label={`${words.remove} ${label}`}
          >
            {words.remove}
          </button>
        )}
      </div>
      {remark && <p className="field-help">{remark}</p>}
      <div aria-live="polite">
        <FieldError id={id} error={error} />
      </div>
    </div>
  )
}

function putInto(input: HTMLInputElement, file: File | undefined) {
  if (input.files?.[0] === file) return
  if (!file) {
    input.value = ''
    return
  }
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
}
