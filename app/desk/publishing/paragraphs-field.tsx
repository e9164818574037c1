import { TextField } from '../../ui/field.tsx'
import { problemIn, type FormProps } from './define-form.tsx'

type Props = {
  id: string
  label: string
  help: string
  errors: FormProps<never>['errors']
  paragraphs: string[]
  onChange: (paragraphs: string[]) => void
}

const emptyLine = '\n\n'

/** Paragraphs in one field, with an empty line between them. */
export const ParagraphsField = ({ id, errors, paragraphs, onChange, ...field }: Props) => (
  <TextField
    {...field}
    id={id}
    rows={8}
    error={problemIn(errors, id)}
    value={paragraphs.join(emptyLine)}
    onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split(emptyLine))}
  />
)
