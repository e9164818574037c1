import { stageNames } from '../../../content/admin/applications.ts'
import { emailTexts as texts } from '../../../content/admin/emails.ts'
import { applicationStages, type ApplicationStage } from '../../../contract/application-options.ts'
import { SelectField } from '../../ui/field.tsx'

type Props = { stage: ApplicationStage | undefined; onChange: (stage: ApplicationStage | undefined) => void }

/** The stage that an email moves an application to. */
export const MoveWithEmail = ({ stage, onChange }: Props) => (
  <SelectField
    id="email-stage"
    label={texts.moveTo}
    value={stage ?? ''}
    onChange={({ target }) => onChange(applicationStages.find((known) => known === target.value))}
  >
    <option value="">{texts.stay}</option>
    {applicationStages.map((option) => (
      <option key={option} value={option}>
        {stageNames[option]}
      </option>
    ))}
  </SelectField>
)
