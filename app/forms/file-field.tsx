import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FileTexts } from '../../content/file-field.ts'
import { fileSize } from '../../contract/file-size.ts'
import { acceptedExtensions } from '../../contract/upload.ts'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useField } from './use-field.ts'

type Props = {
  name: string
  texts: { label: string; note?: string | undefined; help?: string | undefined }
  fileTexts: FileTexts
  file: File | undefined
  /** A remark about the chosen file. */
  remark?: string | undefined
  onChoose: (file: File | undefined) => void
}

/** Accepts one file, chosen or dropped. Before hydration and without scripts, the native file input is shown. */
export const FileField = ({ name, texts: { label, note, help }, fileTexts, file, remark, onChoose }: Props) => {
  const { id, error } = useField(name)
  const input = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  // The same input is used before and after hydration, so a file chosen early is not lost.
  const adoptChosenFile = useEffectEvent(() => {
    const chosen = input.current?.files?.[0]
    if (chosen) onChoose(chosen)
  })
  useLayoutEffect(() => adoptChosenFile(), [])
  // Keeps the native input, which screen readers read, in sync with the file shown; a refused file is removed from it.
  useEffect(() => {
    if (input.current) setInputFile(input.current, file)
  })
  const remove = () => {
    onChoose(undefined)
    input.current?.focus()
  }
  const state = file && `${fileSize(file.size)}, ${error ? fileTexts.refused : fileTexts.ready}`
  const describedBy = [help && `${id}-help`, file && `${id}-file ${id}-state`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <Field id={id} label={label} note={note} help={help} error={error} live="polite">
      <div className={`file-field ${file ? 'is-filled' : ''} ${hydrated ? '' : 'is-bare'}`}>
        <Icon name={file ? 'file' : 'upload'} />
        {/* Only a chosen file is announced; the native input itself asks to choose one. */}
        <output className="file-state">
          <b id={`${id}-file`} aria-hidden={!file}>
            {file ? file.name : fileTexts.choose}
          </b>
          <span className="field-help" id={`${id}-state`} aria-hidden={!file}>
            {state ?? fileTexts.drop}
          </span>
        </output>
        <input
          ref={input}
          id={id}
          name={name}
          type="file"
          accept={acceptedExtensions}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => {
            // The form's handler would run before the owner has the file. `onChoose` makes the owner check the form.
            event.stopPropagation()
            onChoose(event.currentTarget.files?.[0])
          }}
        />
        {file && (
          <button
            className="button button-plain"
            type="button"
            onClick={remove}
            aria-label={`${fileTexts.remove} ${label}`}
          >
            {fileTexts.remove}
          </button>
        )}
      </div>
      {remark && <p className="field-help">{remark}</p>}
    </Field>
  )
}

function setInputFile(input: HTMLInputElement, file: File | undefined) {
  if (input.files?.[0] === file) return
  if (!file) {
    input.value = ''
    return
  }
  const chosen = new DataTransfer()
  chosen.items.add(file)
  input.files = chosen.files
}
