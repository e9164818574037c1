import { frameTexts } from '../../content/frame.ts'
import { Picture } from '../pictures/picture.tsx'
import { Icon } from '../ui/icon.tsx'
import { Points } from './text-blocks.tsx'

/** Beside the form, on wide screens. */
type Aside = { picture: string; title: string; points: string[] }

type Props = {
  id: string
  /** The path of the page. */
  path: string
  popup: { title: string; text: string; aside?: Aside }
  children: React.ReactNode
}

/**
 * A button and the popup that it opens (`frame/open-popup.ts`). Without JavaScript the button goes to the popup's hash,
 * and the stylesheet shows the popup as a section of the page.
 */
export const FormPopup = ({ id, path, popup, children }: Props) => (
  <>
    {/* With the path, because a page that shows a refused form may have the URL that the form was posted to. */}
    <form action={`${path}#${id}`}>
      <button className="button button-primary" aria-haspopup="dialog">
        {popup.title}
      </button>
    </form>
    <dialog className="form-popup" id={id} aria-label={popup.title} suppressHydrationWarning>
      <form className="dialog-closing" method="dialog">
        <button className="icon-button icon-button-bare dialog-close" aria-label={frameTexts.close}>
          <Icon name="close" />
        </button>
      </form>
      <div className="form-popup-halves">
        {popup.aside && <PopupAside {...popup.aside} />}
        <div className="form-popup-body">
          <div className="form-popup-head stack">
            <h2>{popup.title}</h2>
            <p className="soft">{popup.text}</p>
          </div>
          {children}
        </div>
      </div>
    </dialog>
  </>
)

const PopupAside = ({ picture, title, points }: Aside) => (
  <div className="form-popup-aside stack">
    <Picture picture={{ name: picture, alt: '' }} />
    <h3>{title}</h3>
    <Points texts={points} />
  </div>
)
