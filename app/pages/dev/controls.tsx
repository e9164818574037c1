import { Checkbox } from '../../ui/checkbox.tsx'
import { InputField, SelectField, TextField } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Specimen } from './specimen.tsx'

const looks = ['primary', 'strong', 'quiet', 'plain']

export const Buttons = () => (
  <Specimen title="Buttons">
    {looks.map((look) => (
      <p className="cluster" key={look}>
        <button className={`button button-${look}`} type="button">
          {look}
        </button>
        <a className={`button button-${look}`} href="#buttons">
          A link as {look}
        </a>
        <button className={`button button-${look} is-focused`} type="button">
          In focus
        </button>
        <button className={`button button-${look}`} type="button" aria-busy="true">
          Sending
        </button>
        <button className={`button button-${look}`} type="button" disabled>
          Disabled
        </button>
      </p>
    ))}
    <p className="cluster">
      <button className="icon-button" type="button" aria-label="Next">
        <Icon name="next" />
      </button>
      <button className="icon-button icon-button-bare" type="button" aria-label="Close">
        <Icon name="close" />
      </button>
    </p>
    <p className="cluster on-brand">
      <button className="button button-primary" type="button">
        On green
      </button>
      <button className="button button-quiet" type="button">
        Quiet on green
      </button>
    </p>
  </Specimen>
)

export const Fields = () => (
  <Specimen title="Fields">
    <div className="form-row">
      <InputField id="plain" label="Name" help="Help comes before the field." autoComplete="off" />
      <InputField
        id="wrong"
        label="Email"
        help="Help stays when there is an error."
        error="Invalid email format."
        defaultValue="hodan@"
        autoComplete="off"
      />
      <SelectField id="choice" label="Reason" note="(optional)" help="Choose one.">
        <option value="new-agent">New Agent Inquiry</option>
        <option value="other">Other</option>
      </SelectField>
      <SelectField id="wrong-choice" label="Reason" error="Please select a reason.">
        <option value="">Choose</option>
      </SelectField>
      <TextField id="words" label="Message" note="(optional)" help="A few words are enough." />
      <TextField id="wrong-words" label="Message" error="This is too long." defaultValue="…" />
      <InputField id="off" label="Disabled" value="Filled in by your agent" disabled readOnly />
      <InputField id="search" type="search" label="Search" />
      <Checkbox id="consent">A consent that is not yet given.</Checkbox>
      <Checkbox id="missing-consent" error="You must agree to the terms.">
        A consent that is missing.
      </Checkbox>
    </div>
  </Specimen>
)
