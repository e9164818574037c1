import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FileTexts } from '../../content/file-field.ts'
import { acceptedEndings } from '../../contract/upload.ts'
import { FieldError, tiesTo } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { fileSize } from './file-size.ts'
import { useField } from './use-field.ts'

type Props = {
  name: string
  texts: { label: string; note?: string | undefined; help?: string | undefined }
  words: FileTexts
  file: File | undefined
  onChoose: (file: File | undefined) => void
}

/** Takes one file, chosen or dropped. Until its scripts come, and without them, the browser's own field is seen. */
export const FileField = ({ name, texts: { label, note, help }, words, file, onChoose }: Props) => {
  const { id, error } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  // It is one field before and after the scripts come: what was chosen in it, or is being chosen, is not lost.
  const takeOver = useEffectEvent(() => {
    const chosen = input.current?.files?.[0]
    if (chosen) onChoose(chosen)
  })
  useLayoutEffect(() => takeOver(), [])
  const remove = () => {
    onChoose(undefined)
    // The field comes back when the file is gone; focus goes to it and not to the top of the page.
    requestAnimationFrame(() => input.current?.focus())
  }
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
      {file ? (
        <div className="file-field is-filled">
          <Icon name="file" />
          <b>{file.name}</b>
          <span className="field-help">{`${fileSize(file.size)}, ${words.ready}`}</span>
          <button
            className="button button-plain"
            type="button"
            onClick={remove}
            aria-label={`${words.remove} ${label}`}
          >
            {words.remove}
          </button>
        </div>
      ) : (
        <div className={hydrated ? 'file-field' : 'file-field is-bare'}>
          <Icon name="upload" />
          <b aria-hidden="true">{words.choose}</b>
          <span className="field-help" aria-hidden="true">
            {words.drop}
          </span>
          <input
            ref={input}
            name={name}
            type="file"
            accept={acceptedEndings}
            {...tiesTo({ id, help, error })}
            onChange={(event) => {
              // The form hears of the file from its owner, who knows it before the form would read it.
              event.stopPropagation()
              onChoose(event.currentTarget.files?.[0])
            }}
          />
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}
