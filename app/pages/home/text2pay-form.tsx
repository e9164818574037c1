import type { HomeContent } from '../../../content/pages/home.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { InputField } from '../../ui/field.tsx'
import { RichText } from '../../ui/rich-text.tsx'

/**
 * Shows what a Text2Pay payment asks for. It sends nothing: its fields have no names, and Enter does not submit a form
 * whose only button is disabled.
 */
export const Text2PayForm = ({ texts }: { texts: HomeContent['pay']['text2pay'] }) => (
  <form className="pay-half" aria-label={texts.label}>
    <h3>{texts.title}</h3>
    <InputField id="text2pay-mobile" {...texts.mobile} type="tel" inputMode="tel" autoComplete="tel" />
    <Checkbox id="text2pay-consent">
      <RichText text={texts.consent.text} />
    </Checkbox>
    <div className="stack">
      <button className="button button-primary button-wide" disabled aria-describedby="text2pay-why">
        {texts.button}
      </button>
      <p className="field-help" id="text2pay-why">
        <RichText text={texts.whyOff} />
      </p>
    </div>
    <p className="small">
      {texts.help.before}{' '}
      <a className="nowrap" href={texts.help.phone.uri}>
        {texts.help.phone.display}
      </a>{' '}
      {texts.help.after}
    </p>
  </form>
)
