import { answerGroups, applicantTexts, declarationNames } from '../../../content/admin/applications.ts'
import { answerText } from '../../../content/application-answers.ts'
import { englishLevels } from '../../../contract/application-options.ts'
import type { ApplicationRecord } from '../../../contract/desk-applications.ts'
import {
  answeredPart,
  answerTo,
  hasAnswer,
  languagesOf,
  orNotAnswered,
  readAnswers,
  unansweredIn,
  type Part,
} from './answers.ts'
import { Fact } from '../../ui/facts.tsx'
import { formatPhone, telUri } from '../records/contact.ts'
import { DeskIcon } from '../ui/icon.tsx'
import { formatDate, startOfDay } from '../records/dates.ts'

/** All answers, in the groups and order of the form; what was not answered is collapsed after them. */
export const AnswerGroups = ({ record }: { record: ApplicationRecord }) => {
  const unanswered = unansweredIn(record)
  return (
    <>
      {answerGroups.map((group, index) => {
        const parts = group.parts.flatMap((part) => answeredPart(record, part) ?? [])
        if (parts.length === 0) return undefined
        return (
          <section className="answers" key={index} aria-labelledby={`group-${index}`}>
            <h2 id={`group-${index}`}>
              <span>{index + 1}</span> {group.title}
            </h2>
            {parts.map((part, at) => (
              <AnswerPart key={at} part={part} record={record} />
            ))}
          </section>
        )
      })}
      {unanswered.length > 0 && (
        <details className="answers">
          <summary>{applicantTexts.unanswered(unanswered.length)}</summary>
          <ul>
            {unanswered.map((label, index) => (
              <li key={index}>{label}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

const AnswerPart = ({ part, record }: { part: Part; record: ApplicationRecord }) => {
  switch (part.kind) {
    case 'facts':
      return (
        <dl className="facts facts-wide">
          {part.rows.map(({ name, label }) => (
            <Fact key={name} term={label}>
              {answerTo(record, name)}
            </Fact>
          ))}
        </dl>
      )
    case 'long':
      return (
        <dl>
          <div className="answer-long">
            <dt>{part.label}</dt>
            <dd>{record[part.name]}</dd>
          </div>
        </dl>
      )
    case 'checked':
      return (
        <Checklist
          answers={readAnswers(record[part.name])}
          options={part.options}
          names={part.options.map((option) => answerText(part.name, option))}
        />
      )
    case 'languages':
      return <Languages record={record} />
    case 'references':
      return <References texts={[record.reference1, record.reference2]} />
    case 'files':
      return (
        <p className="small">
          <a href="#files">{applicantTexts.filesAbove}</a>. {applicantTexts.filesNote}
        </p>
      )
    case 'declarations':
      return (
        <Checklist
          answers={{ 0: record.legalDeclaration1, 1: record.legalDeclaration2, 2: record.legalDeclaration3 }}
          options={['0', '1', '2']}
          names={declarationNames}
          long
        />
      )
    case 'signature':
      return <Signature record={record} />
  }
}

type ChecklistProps = {
  answers: Record<string, string | boolean>
  options: readonly string[]
  names: string[]
  long?: boolean
}

const Checklist = ({ answers, options, names, long = false }: ChecklistProps) => (
  <ul className={long ? 'knows knows-long' : 'knows'}>
    {options.map((option, index) => {
      const yes = answers[option] === true
      const more = option === 'other' && yes ? String(answers['otherText'] ?? '') : ''
      return (
        <li className={yes ? undefined : 'is-no'} key={option}>
          <DeskIcon name={yes ? 'check' : 'dash'} /> {names[index]}
          {more && `: ${more}`}
          {!yes && <span className="visually-hidden">{applicantTexts.no}</span>}
        </li>
      )
    })}
  </ul>
)

const Languages = ({ record }: { record: ApplicationRecord }) => {
  const extra = languagesOf(record)
  const unchosen = extra.filter((language) => !language.chosen).map((language) => language.name)
  const spoken = [
    { name: applicantTexts.english, level: record.englishProficiency, text: answerTo(record, 'englishProficiency') },
    ...extra
      .filter((language) => language.chosen)
      .map(({ name, level }) => ({ name, level, text: answerText('languageLevel', level) })),
  ]
  return (
    <>
      <ul className="levels">
        {spoken.map(({ name, level, text }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="stage-mark">
              <LevelPips level={level} />
              {orNotAnswered(text)}
            </span>
          </li>
        ))}
      </ul>
      {unchosen.length > 0 && <p className="small soft">{applicantTexts.notChosen(unchosen.join(', '))}</p>}
    </>
  )
}

const levels = englishLevels.toReversed()

const LevelPips = ({ level }: { level: string }) => (
  <span className="pips" aria-hidden="true">
    {levels.map((step, index) => (
      <i className={index <= levels.findIndex((known) => known === level) ? 'is-on' : undefined} key={step} />
    ))}
  </span>
)

const References = ({ texts }: { texts: string[] }) => {
  const references = texts.map(readAnswers).filter(hasAnswer)
  return (
    <div className="references">
      {references.map((reference, index) => {
        const [name, title, company, email, phone] = ['name', 'title', 'company', 'email', 'phone'].map((part) =>
          String(reference[part] ?? ''),
        )
        return (
          <div key={index}>
            <h3>{name}</h3>
            <p>{[title, company].filter(Boolean).join(', ')}</p>
            <p>
              {email && <a href={`mailto:${email}`}>{email}</a>}
              {email && phone && <br />}
              {phone && <a href={telUri(phone)}>{formatPhone(phone)}</a>}
            </p>
          </div>
        )
      })}
    </div>
  )
}

const Signature = ({ record }: { record: ApplicationRecord }) => {
  const { signature } = applicantTexts
  const name = `${record.firstName} ${record.lastName}`
  return (
    <figure className="signed">
      {record.signatureImagePath !== null && (
        <div className="signed-frame">
          <img src={record.signatureImagePath} alt={signature.alt(name)} />
        </div>
      )}
      <figcaption className="small soft">
        {signature.caption(formatDate(startOfDay(record.date)), record.electronicSignature)}{' '}
        {record.signatureKind === 'typed' && signature.typed}
      </figcaption>
    </figure>
  )
}
