import { linkTexts } from '../../../content/admin/people.ts'
import type { LinkMail } from '../../../contract/recovery.ts'
import { InputField } from '../../ui/field.tsx'
import { useCopy } from '../calls/use-copy.ts'

/** `said`: whether the link was sent. Without a link, it was sent to the person alone. */
type Props = { id: string; said: string; mail: LinkMail; link: string | null; onClose: () => void }

/** A link that was just made and cannot be shown again. */
export const LinkToCopy = ({ id, said, mail, link, onClose }: Props) => {
  // Where a browser does not let pages copy, the link is selected and can be copied by hand.
  const { copied, copy } = useCopy()
  return (
    <div className="form">
      <p className={mail === 'failed' ? 'notice notice-bad' : 'notice notice-good'} role="alert">
        {said}
      </p>
      {link !== null && (
        <InputField
          id={id}
          label={linkTexts.link}
          help={linkTexts.help}
          readOnly
          autoFocus
          value={link}
          onFocus={({ target }) => target.select()}
        />
      )}
      <output className="small">{copied === true ? linkTexts.copied : copied === false && linkTexts.notCopied}</output>
      <div className="desk-actions">
        <button className="button button-quiet" type="button" autoFocus={link === null} onClick={onClose}>
          {linkTexts.close}
        </button>
        {link !== null && copy && (
          <button className="button button-strong" type="button" onClick={() => copy(link)}>
            {linkTexts.copy}
          </button>
        )}
      </div>
    </div>
  )
}
