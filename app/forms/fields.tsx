import { Checkbox } from '../ui/checkbox.tsx'
import { InputField } from '../ui/field.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { useField } from './use-field.ts'

type Texts = { label: string; help?: string }

export const NameField = ({ name, texts }: { name: string; texts: Texts }) => (
  <InputField {...useField(name)} {...texts} autoComplete="name" maxLength={120} required />
)

export const EmailField = ({ name, texts }: { name: string; texts: Texts }) => (
  <InputField
    {...useField(name)}
    {...texts}
    type="email"
    inputMode="email"
    autoComplete="email"
    maxLength={254}
    required
  />
)

/** Shows the consent text exactly as it is recorded. */
export const ConsentBox = ({ name, text }: { name: string; text: string }) => {
  const { defaultValue, ...field } = useField(name)
  return (
    <Checkbox {...field} required defaultChecked={defaultValue !== undefined}>
      <RichText text={text} />
    </Checkbox>
  )
}
