import { InputField } from '../../ui/field.tsx'

type Props = Omit<React.ComponentProps<typeof InputField>, 'type' | 'max'>

/** A date and time. Without a last one, Chromium takes six digits for the year, and what is typed after four of them too. */
export const DateTimeField = (props: Props) => <InputField {...props} type="datetime-local" max="9999-12-31T23:59" />
