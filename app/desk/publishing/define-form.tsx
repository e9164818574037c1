import type { ComponentType } from 'react'
import { toStored, type StoredContent } from '../../../contract/publication.ts'
import type { KindOfContent } from '../../../contract/publication-content.ts'

export type FormProps<T> = {
  value: T
  /** The key of the item. */
  itemKey: string
  /** What is wrong, by field. */
  errors: Partial<Record<string, string>>
  onChange: (value: T) => void
}

type TextIn<T> = { [K in keyof T]: T[K] extends string ? K : never }[keyof T] & string

/** What the field of a text needs. */
export const textFieldsOf =
  <T extends object>({ value, errors, onChange }: FormProps<T>) =>
  (name: TextIn<T>, label: string) => ({
    id: name,
    label,
    error: errors[name],
    value: value[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...value, [name]: target.value }),
  })

/** What is wrong with a list, or with one of its items. */
export const problemIn = (errors: FormProps<never>['errors'], name: string) =>
  errors[name] ?? Object.entries(errors).find(([part]) => part.startsWith(`${name}.`))?.[1]

/** How a kind is edited: its fields, and the page that shows it. */
export type KindForm = {
  Form: ComponentType<{
    value: StoredContent
    itemKey: string
    errors: FormProps<never>['errors']
    onChange: (value: StoredContent) => void
  }>
  previewPath: (value: StoredContent, itemKey: string) => string
}

/** Connects the fields of a kind with its stored drafts. The draft is not parsed, so that it stays exactly as typed. */
export function defineForm<T extends object>(
  kind: Pick<KindOfContent<T>, 'empty'>,
  Fields: ComponentType<FormProps<T>>,
  previewPath: (value: T, itemKey: string) => string,
): KindForm {
  const hasFields = (value: object): value is T => Object.keys(kind.empty).every((field) => field in value)
  const fieldsOf = (stored: StoredContent): T => (hasFields(stored) ? stored : { ...kind.empty, ...stored })
  return {
    Form: ({ value, itemKey, errors, onChange }) => (
      <Fields value={fieldsOf(value)} itemKey={itemKey} errors={errors} onChange={(next) => onChange(toStored(next))} />
    ),
    previewPath: (value, itemKey) => previewPath(fieldsOf(value), itemKey),
  }
}
