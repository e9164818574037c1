import type { HomeContent } from '../../content/pages/home.ts'

type Props = { form: HomeContent['agent']['form']; submit: string }

/** Placeholder: the form arrives with the leads change. */
export const InquiryForm = ({ form, submit }: Props) => (
  <p className="soft">
    {form.label}: {submit}
  </p>
)
