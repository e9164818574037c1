import { useEffect, useRef } from 'react'
import type { applicationPage } from '../../../content/pages/job-application.ts'
import { fileSize } from '../../../contract/file-size.ts'
import { Fact } from '../../ui/facts.tsx'
import { KeepContact } from './kept-contact.tsx'
import type { Receipt } from './receipt.ts'

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

type Props = { texts: Pick<typeof applicationPage.form, 'receipt' | 'contact'>; receipt: Receipt; onDone: () => void }

/** Replaces a form that was sent: shows what was received, its reference number, and what happens next. */
export const Confirmation = ({ texts: { receipt: texts, contact }, receipt, onDone }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className="confirmation stack stack-loose" aria-labelledby="confirmation-title">
      <h2 id="confirmation-title" ref={heading} tabIndex={-1}>
        {receipt.isRepeat ? texts.repeated : texts.title}
      </h2>
      <p className="lede">{receipt.isRepeat ? texts.repeatedText : texts.thanks(receipt.jobTitle)}</p>
      <dl className="facts">
        {receipt.reference && (
          <Fact term={texts.reference}>
            <b translate="no">{receipt.reference}</b>
          </Fact>
        )}
        <Fact term={texts.job}>{receipt.jobTitle}</Fact>
        <Fact term={texts.sentAt}>{moment.format(receipt.sentAt)}</Fact>
        {receipt.files.map(({ label, name, size }, index) => (
          <Fact term={label} key={index}>
            {`${name}, ${fileSize(size)}`}
          </Fact>
        ))}
      </dl>
      {receipt.statusPath && (
        <>
          <h3>{texts.link.title}</h3>
          <p>{texts.link.text}</p>
          <p>
            <a href={receipt.statusPath} translate="no" className="as-typed">
              {new URL(receipt.statusPath, location.href).href}
            </a>
          </p>
        </>
      )}
      <h3>{texts.nextTitle}</h3>
      <ol>
        {texts.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="stack no-print">
        <p>{texts.clear.text}</p>
        <p className="cluster">
          <button className="button button-quiet" type="button" onClick={() => print()}>
            {texts.print}
          </button>
          <button className="button button-quiet" type="button" onClick={onDone}>
            {texts.clear.button}
          </button>
        </p>
      </div>
      <KeepContact texts={contact} contact={receipt.contact} />
      <h3>{texts.received}</h3>
      {receipt.sections.map(({ title, answers }, index) => (
        <section className="stack" key={index}>
          <h4>{title}</h4>
          <dl className="facts facts-wide">
            {answers.map(({ label, text }, at) => (
              <Fact term={label} key={at}>
                <span className="as-typed">{text}</span>
              </Fact>
            ))}
          </dl>
        </section>
      ))}
    </section>
  )
}
