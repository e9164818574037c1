import { InputField } from '../../ui/field.tsx'

type Props = {
  id: string
  label: string
  help?: string
  error?: string | undefined
  onChoose: (file: File | undefined) => void
}

/** A file that is read as soon as it is chosen. */
export const CsvField = ({ onChoose, ...field }: Props) => (
  <InputField
    {...field}
    type="file"
    accept=".csv,text/csv"
    live
    // Otherwise, the browser would not report that the same file was chosen again.
    onClick={({ currentTarget }) => (currentTarget.value = '')}
    onChange={({ target }) => onChoose(target.files?.[0])}
  />
)
