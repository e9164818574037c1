import type { applicationPage } from '../../../content/pages/job-application.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { describedBy, FieldError, FieldHelp } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useField } from '../use-field.ts'
import type { Drawing } from './drawing.ts'
import { useSignaturePad } from './use-signature-pad.ts'

type Texts = typeof applicationPage.form.signature

type Props = {
  texts: Texts
  drawing: Drawing | undefined
  onDraw: (drawing: Drawing | undefined) => void
  typedName: string | undefined
  isTyped: boolean
}

/** A signature pad. People who cannot draw use their typed name instead. */
export const SignatureField = ({ texts, drawing, onDraw, typedName, isTyped }: Props) => {
  const { id, error } = useField('signatureImage')
  const { canvas, isMissing } = useSignaturePad(drawing, onDraw)
  const kind = useField('signatureKind')
  const help = isTyped ? texts.typed : texts.help
  return (
    <fieldset className={error ? 'field is-error' : 'field'} aria-describedby={describedBy({ id, help, error })}>
      <legend className="field-label">{texts.label}</legend>
      <FieldHelp id={id} help={help} />
      {isTyped && (
        <p className="typed-signature" translate="no">
          {typedName || <small>{texts.typedEmpty}</small>}
        </p>
      )}
      {isMissing && !isTyped && (
        <p className="message message-error" role="alert">
          <Icon name="error" /> <span>{texts.missing}</span>
        </p>
      )}
      <div className="signature-pad" hidden={isTyped}>
        <canvas
          ref={canvas}
          id={id}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img cannot be drawn on
          role="img"
          aria-label={drawing ? texts.drawn : texts.empty}
          aria-describedby={error && `${id}-error`}
          tabIndex={-1}
        />
      </div>
      <FieldError id={id} error={error} />
      <p hidden={isTyped}>
        <button className="button button-plain" type="button" onClick={() => onDraw(undefined)}>
          {texts.clear}
        </button>
      </p>
      <Checkbox {...kind} value="typed">
        {texts.cannot}
      </Checkbox>
    </fieldset>
  )
}
