import { useState } from 'react'
import { z } from 'zod'
import { scorecardTexts as texts, scoreNames, verdictNames } from '../../../content/admin/hiring-work.ts'
import type { HiringWork } from '../../../contract/hiring-work.ts'
import { Scorecard, scores, verdicts } from '../../../contract/scorecard.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { formatDate } from '../records/dates.ts'
import { readDraft, useDraft } from '../records/use-draft.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'

type Props = { id: string; work: HiringWork; onChanged: () => Promise<void> }

/** What reviewers think. Each sees their own draft, and what was submitted. */
export const Scorecards = ({ id, work, onChanged }: Props) => {
  const may = useMay()
  const [dialog, setDialog] = useState<'card' | 'criteria'>()
  const close = () => setDialog(undefined)
  const done = async () => {
    close()
    await onChanged()
  }
  const { mine, submitted, vacancyId } = work
  const mayWrite = may('scorecards.save') && !mine?.submittedAt
  return (
    <>
      <h2 id="scorecards">{texts.title}</h2>
      {submitted.length === 0 && <p className="small soft">{texts.none}</p>}
      <ul className="plain-rows">
        {submitted.map((card) => (
          <SubmittedCard key={card.author} card={card} />
        ))}
      </ul>
      <p className="desk-actions">
        {mayWrite && (
          <button className="button button-quiet button-small" type="button" onClick={() => setDialog('card')}>
            {mine || readDraft(draftName(id), Card) ? texts.resume : texts.write}
          </button>
        )}
        {vacancyId !== null && may('vacancies.setCriteria') && (
          <button className="button button-plain button-small" type="button" onClick={() => setDialog('criteria')}>
            {texts.criteria}
          </button>
        )}
      </p>
      <Confirm
        title={dialog === 'criteria' ? texts.criteriaTitle : texts.write}
        open={dialog !== undefined}
        onClose={close}
      >
        {dialog === 'card' && <CardForm id={id} work={work} onDone={done} onClose={close} />}
        {dialog === 'criteria' && vacancyId !== null && (
          <CriteriaForm vacancyId={vacancyId} criteria={work.criteria} onDone={done} onClose={close} />
        )}
      </Confirm>
    </>
  )
}

const SubmittedCard = ({ card: { author, verdict, ratings, comment, submittedAt } }: { card: Scorecard }) => (
  <li>
    <div>
      <p>
        <b>{verdict && verdictNames[verdict]}</b>
      </p>
      <p className="small soft">{texts.submitted(author, submittedAt === null ? '' : formatDate(submittedAt))}</p>
      <ul className="small">
        {ratings.map(({ criterion, score }) => (
          <li key={criterion}>
            {criterion}: <b>{score === null ? texts.notRated : scoreNames[score]}</b>
          </li>
        ))}
      </ul>
      {comment && <p className="letter-text">{comment}</p>}
    </div>
  </li>
)

/** What is written stays when the dialog is closed with Escape or the session ends. */
const Card = Scorecard.pick({ ratings: true, verdict: true, comment: true })
const draftName = (id: string) => `scorecard-${id}`

type FormProps = { onDone: () => Promise<void>; onClose: () => void }

const CardForm = ({ id, work: { criteria, mine }, onDone, onClose }: FormProps & Pick<Props, 'id' | 'work'>) => {
  const stored = { ratings: mine?.ratings ?? [], verdict: mine?.verdict ?? null, comment: mine?.comment ?? '' }
  const draft = useDraft(draftName(id), Card, stored)
  const { verdict, comment } = draft.value
  // The criteria may change while the card is written.
  const ratings = criteria.map((criterion) => ({
    criterion,
    score: draft.value.ratings.find((rating) => rating.criterion === criterion)?.score ?? null,
  }))
  const save = (submit: boolean) => () => call('scorecards.save', { id, ratings, verdict, comment, submit })
  const saved = async () => {
    draft.drop(stored)
    await onDone()
  }
  const saving = useSubmit(save(false), saved)
  const submitting = useSubmit(save(true), saved)
  const { error, fields } = submitting.error === undefined ? saving : submitting
  const cancel = () => {
    draft.drop(stored)
    onClose()
  }
  const set = (change: Partial<typeof draft.value>) => draft.change({ ...draft.value, ...change })
  const rate = (criterion: string, value: string) => {
    const score = scores.find((known) => String(known) === value) ?? null
    set({ ratings: ratings.map((rating) => (rating.criterion === criterion ? { criterion, score } : rating)) })
  }
  return (
    <form className="form" noValidate onSubmit={submitting.submit}>
      <p className="small soft">{texts.text}</p>
      {ratings.map(({ criterion, score }, index) => (
        <SelectField
          key={criterion}
          id={`score-${index}`}
          label={criterion}
          value={score ?? ''}
          onChange={({ target }) => rate(criterion, target.value)}
          none={texts.notRated}
          options={scores.map((option) => [option, scoreNames[option]])}
        />
      ))}
      <SelectField
        id="verdict"
        label={texts.recommendation}
        live
        error={fields['comment'] ? undefined : error}
        value={verdict ?? ''}
        onChange={({ target }) => set({ verdict: verdicts.find((known) => known === target.value) ?? null })}
        none={texts.choose}
        options={verdicts.map((known) => [known, verdictNames[known]])}
      />
      <TextField
        id="scorecard-comment"
        label={texts.comment}
        rows={4}
        live
        error={fields['comment']}
        value={comment}
        onChange={({ target }) => set({ comment: target.value })}
      />
      <p>
        <BusyButton
          className="button button-quiet button-small"
          type="button"
          busy={saving.busy}
          onClick={saving.submit}
        >
          {texts.save}
        </BusyButton>
      </p>
      <DialogButtons text={texts.submit} busy={submitting.busy} onClose={cancel} />
    </form>
  )
}

/** `of`: the criteria that were changed into these lines. */
const CriteriaDraft = z.object({ lines: z.string(), of: z.string() })

const linesOf = (criteria: string[]) => criteria.join('\n')

const CriteriaForm = ({
  vacancyId,
  criteria,
  onDone,
  onClose,
}: FormProps & { vacancyId: string; criteria: string[] }) => {
  const [initial] = useState({ lines: linesOf(criteria), of: linesOf(criteria) })
  const draft = useDraft(`criteria-${vacancyId}`, CriteriaDraft, initial)
  const { lines, of } = draft.value
  const { error, busy, submit } = useSubmit(
    () => {
      const list = lines.split('\n').filter((line) => line.trim() !== '')
      return call('vacancies.setCriteria', { id: vacancyId, criteria: list, was: criteria })
    },
    async () => {
      draft.drop(initial)
      await onDone()
    },
  )
  const cancel = () => {
    draft.drop(initial)
    onClose()
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <output>
        {of !== linesOf(criteria) && <p className="notice notice-wait">{texts.criteriaChanged(criteria)}</p>}
      </output>
      <TextField
        id="criteria"
        label={texts.criteriaLabel}
        help={texts.criteriaText}
        live
        error={error}
        rows={8}
        value={lines}
        onChange={({ target }) => draft.change({ lines: target.value, of })}
      />
      <DialogButtons text={texts.criteriaButton} busy={busy} onClose={cancel} />
    </form>
  )
}
