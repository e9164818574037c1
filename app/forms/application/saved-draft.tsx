import { useEffect, useState } from 'react'
import { applicationPage } from '../../../content/pages/job-application.ts'
import { Fact } from '../../ui/facts.tsx'
import { RichText } from '../../ui/rich-text.tsx'
import { askedAnswers } from './answers.ts'
import { DeleteDraft } from './delete-draft.tsx'
import { fileNames, loadDraft, removeDraft, type Draft } from './draft-store.ts'
import { formatAnswers } from './format-answers.ts'
import { SaveAnswers } from './save-answers.tsx'

/** The draft for a closed job, if there is one on this device. */
export const SavedDraft = ({ jobId }: { jobId: string }) => {
  const [draft, setDraft] = useState<Draft | 'deleted'>()
  const [isConfirmingDelete, setConfirmingDelete] = useState(false)
  useEffect(() => {
    void loadDraft(jobId).then(setDraft, () => undefined)
  }, [jobId])
  const { form: texts } = applicationPage
  if (draft === 'deleted') return <output className="page">{texts.draft.deleted}</output>
  if (!draft) return null

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
      <p>
        <button className="button button-plain" type="button" onClick={() => setConfirmingDelete(true)}>
          {texts.draft.remove}
        </button>
      </p>
      <DeleteDraft
        texts={texts.draft}
        open={isConfirmingDelete}
        onKeep={() => setConfirmingDelete(false)}
        onDelete={() => {
          setConfirmingDelete(false)
          void removeDraft(jobId).then(
            () => setDraft('deleted'),
            () => undefined,
          )
        }}
      />
    </section>
  )
}
