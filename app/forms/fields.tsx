import { Checkbox } from '../ui/checkbox.tsx'
import { InputField } from '../ui/field.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { useField } from './use-field.ts'

type Texts = { label: string; help?: string }

/**
 * No field has a `maxLength`: the browser would cut a longer text that is pasted without a word. The rules of the form say
 * that it is too long, also without JavaScript.
 */
export const NameField = ({ texts }: { texts: Texts }) => (
  <InputField {...useField('name')} {...texts} autoComplete="name" required />
)

export const EmailField = ({ name, texts }: { name: string; texts: Texts }) => (
  <InputField {...useField(name)} {...texts} type="email" inputMode="email" autoComplete="email" required />
)

/** Shows the consent text exactly as it is recorded. */
export const ConsentBox = ({ text }: { text: string }) => {
  const { defaultValue, ...field } = useField('agreed')
  return (
    <Checkbox {...field} required defaultChecked={defaultValue !== undefined}>
      <RichText text={text} />
    </Checkbox>
  )
}
