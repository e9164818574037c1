import { enrollTexts } from '../../../content/admin/factors.ts'
import { useCopy } from '../calls/use-copy.ts'
import { DeskIcon } from '../ui/icon.tsx'

const texts = enrollTexts.codes

type Props = { codes: string[]; username: string; done?: string; onDone: () => void }

/** Shown once. Printing prints the codes and nothing else. */
export const RecoveryCodes = ({ codes, username, done = texts.done, onDone }: Props) => {
  const { copied, copy } = useCopy()
  const text = [texts.fileHead(username), '', ...codes, ''].join('\n')
  return (
    <div className="form recovery">
      <p className="small soft">{texts.text}</p>
      <p className="recovery-head">{texts.fileHead(username)}</p>
      <ol className="recovery-codes" aria-label={texts.label}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="recovery-keep">
        {copy && (
          <button className="button button-quiet button-small" type="button" onClick={() => copy(text)}>
            <DeskIcon name="copy" /> {texts.copy}
          </button>
        )}
        <a
          className="button button-quiet button-small"
          download={texts.file}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
        >
          <DeskIcon name="download" /> {texts.download}
        </a>
        <button className="button button-quiet button-small" type="button" onClick={() => print()}>
          <DeskIcon name="print" /> {texts.print}
        </button>
      </div>
      <output className="small">{copied === true ? texts.copied : copied === false && texts.notCopied}</output>
      <div className="desk-actions">
        <button className="button button-strong" type="button" onClick={onDone}>
          {done}
        </button>
      </div>
    </div>
  )
}
