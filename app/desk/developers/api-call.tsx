import { apiTexts, developersTexts } from '../../../content/admin/developers.ts'
import { roleNames } from '../../../content/admin/roles.ts'
import { errorStatus } from '../../../contract/errors.ts'
import { idempotencyHeader } from '../../../contract/lead-call.ts'
import { answersOf, bracedPath, errorsOf, schemaOf } from '../../../contract/open-api.ts'
import type { Operation } from '../../../contract/operation.ts'
import type { Call } from '../../../contract/operations.ts'
import { rolesWith } from '../../../contract/roles.ts'
import { Fact } from '../../ui/facts.tsx'
import { fieldsOf, type ApiField } from './api-fields.ts'

const { labels, forms } = developersTexts

/** Documents one API call: access, request, responses, and errors. */
export const ApiCall = ({ call: { path, operation } }: { call: Call }) => (
  <dl className="facts facts-wide">
    <Fact term={labels.access}>
      {developersTexts.access[operation.access]}
      {operation.needs && ` ${developersTexts.roles(rolesWith(operation.needs).map((role) => roleNames[role]))}`}
    </Fact>
    <Fact term={labels.query}>
      {operation.query && <Fields fields={fieldsOf(schemaOf(operation.query, 'input', apiTexts))} />}
    </Fact>
    <Fact term={labels.header}>
      {operation.isRepeatable && (
        <p>
          <code>{idempotencyHeader}</code> {apiTexts.repeatKey}
        </p>
      )}
    </Fact>
    <Fact term={labels.sends}>{(operation.body || operation.form) && <Sent operation={operation} />}</Fact>
    {Object.entries(answersOf(operation)).map(([status, answer]) => (
      <Fact term={status} key={status}>
        <p>{apiTexts.answers[Number(status)]}</p>
        <Answer answer={answer} />
      </Fact>
    ))}
    <Fact term={labels.failures}>
      {errorsOf(path, operation)
        .map((code) => errorStatus[code])
        .join(', ')}
    </Fact>
    <Fact term={labels.records}>{operation.audit?.join(', ')}</Fact>
  </dl>
)

export const ApiCallHead = ({ call: { name, method, path } }: { call: Call }) => {
  const summaries: Record<string, string> = apiTexts.summaries
  return (
    <span className="api-call">
      <code>
        <b>{method}</b> {bracedPath(path)}
      </code>
      <span>{summaries[name]}</span>
    </span>
  )
}

const Sent = ({ operation: { body, form } }: { operation: Operation }) => {
  if (body) return <Fields form={forms['application/json']} fields={fieldsOf(schemaOf(body, 'input', apiTexts))} />
  if (!form) return null
  const files = form.files.map((name) => ({ name, kind: developersTexts.file, isOptional: name !== 'resume' }))
  return (
    <Fields
      form={forms['multipart/form-data']}
      fields={[...fieldsOf(schemaOf(form.fields, 'input', apiTexts)), ...files]}
    />
  )
}

const Answer = ({ answer }: { answer: Operation['answers'][number] }) => {
  if (answer === 'nothing') return null
  if (answer === 'csv') return <p>{forms['text/csv']}</p>
  if (answer === 'events') return <p>{forms['text/event-stream']}</p>
  if (answer === 'file') return <p>{forms['*/*']}</p>
  return <Fields fields={fieldsOf(schemaOf(answer, 'output', apiTexts))} />
}

const Fields = ({ form, fields }: { form?: string; fields: ApiField[] }) => (
  <>
    {form && <p>{form}</p>}
    <ul className="api-fields">
      {fields.map(({ name, kind, isOptional }) => (
        <li key={name}>
          <code>{name}</code> {kind}
          {isOptional && <span className="soft"> {developersTexts.optional}</span>}
        </li>
      ))}
    </ul>
  </>
)
