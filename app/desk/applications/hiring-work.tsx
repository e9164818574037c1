import { interviewTexts, ownerTexts } from '../../../content/admin/hiring-work.ts'
import type { HiringWork as Work } from '../../../contract/hiring-work.ts'
import { SelectField } from '../../ui/field.tsx'
import { Fact } from '../../ui/facts.tsx'
import { call } from '../calls/call.ts'
import { useDeskEvents } from '../calls/use-live.ts'
import { useRecordPart } from '../calls/use-record-part.ts'
import { useMay } from '../calls/use-may.ts'
import { peopleWith } from '../records/people-with.ts'
import { useSavedChoice } from '../records/use-saved-choice.ts'
import { useNotice } from '../records/use-notice.ts'
import { Notice } from '../ui/notice.tsx'
import { Interviews } from './interviews.tsx'
import { Scorecards } from './scorecards.tsx'

export type Applicant = { id: string; firstName: string; name: string; job: string }

type Props = { applicant: Applicant; onChanged: () => void }

/** What the team does with an application: who takes care of it, interviews, and scorecards. */
export const HiringWork = ({ applicant, onChanged }: Props) => {
  const { id } = applicant
  const { data: work, isFailed, reload } = useRecordPart('application', id, () => call('applications.work', { id }))
  // The criteria of scorecards belong to the vacancy.
  useDeskEvents(['vacancy'], 'any-tab', (event) => {
    if (event && event.id === work?.vacancyId) void reload()
  })
  const { notice, setNotice, report } = useNotice()
  if (!work) return isFailed && <p className="small soft">{interviewTexts.notLoaded}</p>
  const changed = async () => {
    await reload()
    onChanged()
  }
  const setOwner = async (ownerId: string | null, was: string | null) => {
    setNotice(undefined)
    await call('applications.setOwner', { id, ownerId, was }).catch(report)
    await changed()
  }
  return (
    <>
      <section className="panel" aria-labelledby="interviews">
        <h2 id="interviews">{interviewTexts.title}</h2>
        <Notice notice={notice} />
        <Owner work={work} onChange={setOwner} />
        <Interviews applicant={applicant} work={work} onChanged={changed} />
      </section>
      <section className="panel" aria-labelledby="scorecards">
        <Scorecards id={id} work={work} onChanged={changed} />
      </section>
    </>
  )
}

type OwnerProps = { work: Work; onChange: (ownerId: string | null, was: string | null) => Promise<void> }

const Owner = ({ work, onChange }: OwnerProps) => {
  const { ownerId, owner, colleagues } = work
  const { shown, choose, events } = useSavedChoice(ownerId, onChange)
  if (!useMay()('applications.setOwner'))
    return (
      <dl className="facts facts-close small">
        <Fact term={ownerTexts.label}>{owner ?? ownerTexts.nobody}</Fact>
      </dl>
    )
  return (
    <SelectField
      id="application-owner"
      label={ownerTexts.label}
      value={shown ?? ''}
      onChange={({ target }) => choose(target.value === '' ? null : target.value)}
      {...events}
      none={ownerTexts.nobody}
      options={peopleWith(colleagues, ownerId, owner)}
    />
  )
}
