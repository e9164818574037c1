import type { Question as QuestionContent } from '../../../content/application-question.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/field.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { FileField } from '../file-field.tsx'
import { useField } from '../use-field.ts'
import { BoxesQuestion, ChoiceQuestion } from './choice-question.tsx'
import { fileNames } from './draft-store.ts'
import { useQuestionContext, type QuestionOf } from './question-context.ts'
import { SignatureField } from './signature-field.tsx'
import { WrittenQuestion } from './written-question.tsx'

export const Questions = ({ questions }: { questions: QuestionContent[] }) =>
  questions.map((question, index) => <Question question={question} key={index} />)

const Question = ({ question }: { question: QuestionContent }) => {
  switch (question.kind) {
    case 'row':
      return (
        <div className="form-row">
          <Questions questions={question.questions} />
        </div>
      )
    case 'group':
      return (
        <fieldset className="form question-group">
          <legend className="field-label">{question.label}</legend>
          <Questions questions={question.questions} />
        </fieldset>
      )
    case 'text':
    case 'long':
    case 'select':
      return <WrittenQuestion question={question} />
    case 'choice':
      return <ChoiceQuestion question={question} />
    case 'boxes':
      return <BoxesQuestion question={question} />
    case 'box':
      return <Declaration question={question} />
    case 'file':
      return <Document question={question} />
    case 'signature':
      return <Signature />
  }
}

const Declaration = ({ question }: QuestionOf<'box'>) => (
  <Checkbox {...useField(question.name)} value="true" required={question.required}>
    <RichText text={question.label} />
  </Checkbox>
)

const Document = ({ question }: QuestionOf<'file'>) => {
  const { texts, files, unsaved, onFile } = useQuestionContext()
  const name = fileNames.find((known) => known === question.name) ?? 'resume'
  const { label, help, required, typed } = question
  return (
    <>
      <FileField
        name={name}
        texts={{ label, help, note: required ? undefined : texts.optional }}
        fileTexts={texts.file}
        file={files[name]}
        remark={unsaved.has(name) ? texts.draft.unkeptFile : undefined}
        onChoose={(file) => onFile(name, file)}
      />
      {/* Hidden, not removed, because what was typed is in the control. */}
      {typed && (
        <div hidden={files[name] !== undefined}>
          <TypedDocument {...typed} />
        </div>
      )}
    </>
  )
}

const TypedDocument = ({ name, label, help }: { name: string; label: string; help: string }) => (
  <TextField {...useField(name)} label={label} help={help} />
)

const Signature = () => {
  const { texts, answers, drawing, onDraw } = useQuestionContext()
  return (
    <SignatureField
      texts={texts.signature}
      drawing={drawing}
      onDraw={onDraw}
      typedName={answers['electronicSignature']}
      isTyped={answers['signatureKind'] === 'typed'}
    />
  )
}
