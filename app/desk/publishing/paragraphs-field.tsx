import { TextField } from '../../ui/field.tsx'

type Props = {
  id: string
  label: string
  help: string
  errors: Partial<Record<string, string>>
  paragraphs: string[]
  onChange: (paragraphs: string[]) => void
}

const emptyLine = '\n\n'

/** Paragraphs in one field, with an empty line between them. Problems may be about one of them. */
export const ParagraphsField = ({ id, errors, paragraphs, onChange, ...field }: Props) => (
  <TextField
    {...field}
    id={id}
    rows={8}
    error={errors[id] ?? Object.entries(errors).find(([part]) => part.startsWith(`${id}.`))?.[1]}
    value={paragraphs.join(emptyLine)}
    onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split(emptyLine))}
  />
)
