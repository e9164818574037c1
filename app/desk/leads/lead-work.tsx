import { leadStateNames, leadWorkTexts as texts } from '../../../content/admin/leads.ts'
import type { LeadDetail } from '../../../contract/desk-leads.ts'
import { leadStates, type LeadOwner, type LeadWork } from '../../../contract/lead-work.ts'
import { Fact } from '../../ui/facts.tsx'
import { InputField, SelectField } from '../../ui/field.tsx'
import { useMay } from '../calls/use-may.ts'
import { formatDate, startOfDay } from '../records/dates.ts'
import { peopleWith } from '../records/people-with.ts'
import { useSavedChoice } from '../records/use-saved-choice.ts'
import { useInbox } from '../inbox/inbox.tsx'
import { changeLead } from './lead-actions.ts'

type Props = { lead: LeadDetail['data']; owners: LeadOwner[] }

/** Where the lead stands, who takes care of it, and when to come back to it. Each choice is saved once it is final. */
export const LeadWorkControls = ({ lead, owners }: Props) => {
  const { act } = useInbox()
  const may = useMay()
  const save = (change: Partial<LeadWork>, was: Partial<LeadWork> = {}) =>
    act(() => changeLead({ ...lead, ...was }, change))
  const state = useSavedChoice(lead.state, (chosen, was) => save({ state: chosen }, { state: was }))
  const owner = useSavedChoice(lead.ownerId, (chosen, was) => save({ ownerId: chosen }, { ownerId: was }))
  if (!may('leads.change')) return <LeadWorkFacts lead={lead} />
  return (
    <div className="lead-work">
      <SelectField
        id="lead-state"
        label={texts.state}
        value={state.shown}
        onChange={({ target }) => {
          const chosen = leadStates.find((known) => known === target.value)
          if (chosen) state.choose(chosen)
        }}
        {...state.events}
        options={leadStates.map((known) => [known, leadStateNames[known]])}
      />
      <SelectField
        id="lead-owner"
        label={texts.owner}
        value={owner.shown ?? ''}
        onChange={({ target }) => owner.choose(target.value === '' ? null : target.value)}
        {...owner.events}
        none={texts.nobody}
        options={peopleWith(owners, lead.ownerId, lead.owner)}
      />
      <InputField
        id="lead-follow-up"
        type="date"
        label={texts.followUp}
        defaultValue={lead.followUpOn ?? ''}
        key={lead.followUpOn}
        min="2000-01-01"
        max="2199-12-31"
        onBlur={({ target }) => {
          const followUpOn = target.value === '' ? null : target.value
          if (target.validity.valid && followUpOn !== lead.followUpOn) void save({ followUpOn })
        }}
      />
    </div>
  )
}

const LeadWorkFacts = ({ lead }: Pick<Props, 'lead'>) => (
  <dl className="facts facts-close small">
    <Fact term={texts.state}>{leadStateNames[lead.state]}</Fact>
    <Fact term={texts.owner}>{lead.owner ?? texts.nobody}</Fact>
    <Fact term={texts.followUp}>{lead.followUpOn && formatDate(startOfDay(lead.followUpOn))}</Fact>
  </dl>
)
