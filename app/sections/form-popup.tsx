import { Icon } from '../ui/icon.tsx'

type Props = {
  id: string
  /** The page that it is on. */
  path: string
  popup: { title: string; text: string; close: string }
  children: React.ReactNode
}

/**
 * A button and the popup that it opens (`frame/open-popup.ts`). Without JavaScript the button leads to the address of
 * the popup in the page, where the stylesheet shows it as a section.
 */
export const FormPopup = ({ id, path, popup, children }: Props) => (
  <>
    {/* With its path: a page that shows why a form was refused may stand at the address that the form was posted to. */}
    <form action={`${path}#${id}`}>
      <button className="button button-primary" aria-haspopup="dialog">
        {popup.title}
      </button>
    </form>
    <dialog className="form-popup" id={id} aria-label={popup.title} suppressHydrationWarning>
      <form className="dialog-closing" method="dialog">
        <button className="icon-button icon-button-bare dialog-close" aria-label={popup.close}>
          <Icon name="close" />
        </button>
      </form>
      <div className="form-popup-body">
        <div className="form-popup-head stack">
          <h2>{popup.title}</h2>
          <p className="soft">{popup.text}</p>
        </div>
        {children}
      </div>
    </dialog>
  </>
)
