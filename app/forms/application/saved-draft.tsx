import { useEffect, useState } from 'react'
import { applicationPage } from '../../../content/pages/job-application.ts'
import { Fact } from '../../ui/facts.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { askedAnswers } from './answers.ts'
import { fileNames, loadDraft, type Draft } from './draft-store.ts'
import { formatAnswers } from './format-answers.ts'
import { SaveAnswers } from './save-answers.tsx'

/** The draft for a closed job, if there is one on this device. */
export const SavedDraft = ({ jobId }: { jobId: string }) => {
  const [draft, setDraft] = useState<Draft>()
  useEffect(() => {
    void loadDraft(jobId).then(setDraft, () => undefined)
  }, [jobId])
  if (!draft) return null

  const { form: texts } = applicationPage
  const answers = askedAnswers(texts.sections, draft.answers)
  const isSigned = answers['signatureKind'] === 'typed' || draft.drawing !== undefined
  const { title, text } = texts.closed.found
  return (
    <section className="page confirmation stack" aria-labelledby="saved-draft-title">
      <h2 id="saved-draft-title">{title}</h2>
      <p>
        <RichText text={text} />
      </p>
      <SaveAnswers texts={texts} jobTitle={undefined} entered={{ answers, files: draft.files, isSigned }} />
      <dl className="facts facts-wide">
        {formatAnswers(texts.sections, answers, texts.receipt.words, isSigned).flatMap((section) =>
          section.answers.map(({ label, text: answer }) => (
            <Fact term={label} key={`${section.title} ${label}`}>
              <span className="as-typed">{answer}</span>
            </Fact>
          )),
        )}
        {fileNames.map((name) => (
          <Fact term={texts.receipt.files[name]} key={name}>
            {draft.files[name]?.name}
          </Fact>
        ))}
      </dl>
    </section>
  )
}
