import { useRef, useState } from 'react'
import { z } from 'zod'
import { agentsTexts } from '../../../content/admin/agents.ts'
import { locatorTexts } from '../../../content/pages/find-agent.ts'
import { reasonText } from '../../../content/reason-text.ts'
import { deskReasons, importReasons } from '../../../content/reasons/desk.ts'
import { fieldReasons } from '../../../content/reasons/fields.ts'
import { AgentInput } from '../../../contract/agent-input.ts'
import { agentLanguages, agentServices } from '../../../contract/agent.ts'
import { DeskAgent } from '../../../contract/desk-agents.ts'
import { fieldProblems } from '../../../contract/field-problems.ts'
import { timeZones } from '../../../contract/hours.ts'
import { formatDay, parseDay } from '../../../contract/written-hours.ts'
import { FieldError, groupProps, InputField, SelectField } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { call } from '../calls/call.ts'
import { InvalidInput, useSubmit } from '../calls/use-submit.ts'
import { useDraft } from '../records/use-draft.ts'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

type Props = { agent?: DeskAgent; onDone: (text: string) => void; onClose: () => void }

const texts = agentsTexts.form
const ruleTexts = { ...fieldReasons, ...deskReasons }
const textFields = ['code', 'name', 'street', 'city', 'state', 'zip', 'phone', 'lat', 'lng'] as const

/** The input by field name, and the agent being edited. */
export const AgentDraft = z.object({ agent: DeskAgent.optional(), typed: z.record(z.string(), z.array(z.string())) })

/** One key is enough: only one agent form can be open at a time. */
export const agentDraftKey = 'agent'

/** Adds or edits an agent; input is kept when a field is invalid, or the session ends. */
export const AgentForm = ({ agent, onDone, onClose }: Props) => {
  const draft = useDraft(agentDraftKey, AgentDraft, { agent, typed: {} })
  const [resumed] = useState(draft.resumed ? draft.value.typed : undefined)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const { error, busy, submit } = useSubmit(
    async () => {
      const { input, problems } = parseForm(form.current ?? undefined, agent)
      setErrors(problems)
      if (!input) throw new InvalidInput(texts.fix)
      return agent
        ? call('deskAgents.edit', { id: agent.id, ...input, version: agent.version })
        : call('deskAgents.add', input)
    },
    (saved) => onDone((agent ? texts.saved : texts.added)(saved.name)),
  )
  const help: Record<string, string> = { code: texts.codeHelp, lat: texts.positionHelp }

  return (
    <form
      className="form agent-form"
      noValidate
      ref={form}
      onSubmit={submit}
      onChange={({ currentTarget }) => draft.change({ agent, typed: formEntries(currentTarget) })}
    >
      <div className="agent-fields">
        {textFields.map((name) => (
          <InputField
            key={name}
            id={`agent-${name}`}
            name={name}
            label={texts[name]}
            help={help[name]}
            error={errors[name]}
            defaultValue={resumed?.[name]?.[0] ?? agent?.[name] ?? ''}
            autoComplete="off"
          />
        ))}
        <SelectField
          id="agent-timeZone"
          name="timeZone"
          label={texts.timeZone}
          defaultValue={resumed?.['timeZone']?.[0] ?? agent?.timeZone ?? 'America/Chicago'}
          options={timeZones.map((zone) => [zone, zone])}
        />
      </div>
      <CheckboxGroup
        name="languages"
        legend={texts.languages}
        options={agentLanguages}
        names={locatorTexts.languages}
        chosen={resumed ? resumed['languages'] : agent?.languages}
        error={errors['languages']}
      />
      <CheckboxGroup
        name="services"
        legend={texts.services}
        options={agentServices}
        names={locatorTexts.services}
        chosen={resumed ? resumed['services'] : agent?.services}
        error={errors['services']}
      />
      <fieldset className="agent-week">
        <legend>{texts.hours}</legend>
        <p className="field-help">{texts.hoursHelp}</p>
        {locatorTexts.days.map((day, index) => (
          <InputField
            key={day}
            id={`agent-day-${index}`}
            name={`day-${index}`}
            label={day}
            error={errors[`day-${index}`]}
            defaultValue={resumed?.[`day-${index}`]?.[0] ?? formatDay(agent?.hours[index] ?? [])}
            autoComplete="off"
          />
        ))}
      </fieldset>
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      <DialogButtons text={busy ? texts.saving : texts.save} busy={busy} onClose={onClose} />
    </form>
  )
}

type CheckboxGroupProps = {
  name: string
  legend: string
  options: readonly string[]
  names: Record<string, string>
  chosen: string[] | undefined
  error: string | undefined
}

export const CheckboxGroup = ({ name, legend, options, names, chosen, error }: CheckboxGroupProps) => (
  <fieldset className="agent-boxes" {...groupProps({ id: `agent-${name}`, error })}>
    <legend>{legend}</legend>
    {options.map((option) => (
      <Checkbox
        key={option}
        id={`agent-${option}`}
        name={name}
        value={option}
        defaultChecked={chosen?.includes(option)}
      >
        {names[option]}
      </Checkbox>
    ))}
    <FieldError id={`agent-${name}`} error={error} />
  </fieldset>
)

function formEntries(form: HTMLFormElement): Record<string, string[]> {
  const data = new FormData(form)
  const textsOf = (name: string) => data.getAll(name).filter((value) => typeof value === 'string')
  return Object.fromEntries([...data.keys()].map((name) => [name, textsOf(name)]))
}

/** The input, if it passes the rules that the server checks too. */
function parseForm(
  form: HTMLFormElement | undefined,
  agent: DeskAgent | undefined,
): { input?: AgentInput; problems: Record<string, string> } {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const number = (name: string) => (text(name) === '' ? null : Number(text(name)))
  // Another place: what the fields still have is where it was.
  const hasMoved =
    agent !== undefined && text('zip') !== agent.zip && number('lat') === agent.lat && number('lng') === agent.lng
  const days = locatorTexts.days.map((_, index) => parseDay(text(`day-${index}`)))
  const parsed = AgentInput.safeParse({
    ...Object.fromEntries(textFields.map((name) => [name, text(name)])),
    state: text('state').toUpperCase(),
    lat: hasMoved ? null : number('lat'),
    lng: hasMoved ? null : number('lng'),
    timeZone: text('timeZone'),
    languages: data.getAll('languages'),
    services: data.getAll('services'),
    hours: days.map((spans) => spans ?? []),
    status: agent?.status,
  })
  const problems: Record<string, string> = {}
  for (const [path, problem] of Object.entries(parsed.success ? {} : fieldProblems(parsed.error))) {
    const [field = '', day] = path.split('.')
    problems[field === 'hours' ? `day-${day}` : field] ??= reasonText(ruleTexts, problem)
  }
  for (const [index, spans] of days.entries())
    if (!spans) problems[`day-${index}`] = importReasons['import.hours_invalid']
  return parsed.success && Object.keys(problems).length === 0 ? { input: parsed.data, problems } : { problems }
}
