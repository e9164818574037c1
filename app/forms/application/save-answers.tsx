import type { applicationPage } from '../../../content/pages/job-application.ts'
import { download } from '../../ui/download.ts'
import type { Entered } from './check.ts'
import { fileNames } from './draft-store.ts'
import { formatAnswers } from './format-answers.ts'

type Props = {
  texts: Pick<typeof applicationPage.form, 'closed' | 'sections' | 'receipt'>
  jobTitle: string | undefined
  entered: Pick<Entered, 'answers' | 'files' | 'isSigned'>
}

/** Downloads the answers as a text file. */
export const SaveAnswers = ({ texts, jobTitle, entered }: Props) => {
  const save = () => {
    const text = toText({ texts, jobTitle, entered })
    download(new Blob([text], { type: 'text/plain;charset=utf-8' }), texts.closed.fileName)
  }
  return (
    <p>
      <button className="button button-quiet" type="button" onClick={save}>
        {texts.closed.save}
      </button>
    </p>
  )
}

function toText({ texts: { closed, sections, receipt }, jobTitle, entered: { answers, files, isSigned } }: Props) {
  const parts = formatAnswers(sections, answers, receipt.words, isSigned).flatMap((section) => [
    section.title,
    ...section.answers.map(({ label, text }) => `${label}\n  ${text.replaceAll('\n', '\n  ')}`),
  ])
  const chosen = fileNames.flatMap((name) => (files[name] ? [`${receipt.files[name]}: ${files[name].name}`] : []))
  return `${[jobTitle ?? closed.fileTitle, ...parts, ...chosen].join('\n\n')}\n`
}
