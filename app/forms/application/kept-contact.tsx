import { useState } from 'react'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import type { Answers } from './answers.ts'
import { forgetContact, keepContact } from './contact-store.ts'

type Texts = typeof applicationPage.form.contact

/** Says that the form starts with the contact details of an earlier application. */
export const KeptContact = ({ texts }: { texts: Texts }) => {
  const [said, setSaid] = useState<string>()
  const forget = () =>
    forgetContact().then(
      () => setSaid(texts.forgotten),
      () => setSaid(texts.failed),
    )
  return (
    <div className="message">
      <output>{said ?? texts.filled}</output>
      {!said && (
        <button className="button button-plain" type="button" onClick={() => void forget()}>
          {texts.forget}
        </button>
      )}
    </div>
  )
}

/** Offers to keep the contact details for the next application. */
export const KeepContact = ({ texts, contact }: { texts: Texts; contact: Answers }) => {
  const [said, setSaid] = useState<string>()
  const keep = () =>
    keepContact(contact).then(
      () => setSaid(texts.kept),
      () => setSaid(texts.failed),
    )
  return (
    <div className="stack no-print">
      <output>{said ?? texts.offer}</output>
      {!said && (
        <p>
          <button className="button button-quiet" type="button" onClick={() => void keep()}>
            {texts.keep}
          </button>
        </p>
      )}
    </div>
  )
}
