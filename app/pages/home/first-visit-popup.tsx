import type { HomeContent } from '../../../content/pages/home.ts'
import { inlineScript } from '../../rendering/inline-scripts.ts'
import { Island } from '../../islands/island.tsx'
import { Picture } from '../../pictures/picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import openFirstVisit from './open-first-visit.ts?inline-script'
import { Points } from '../../sections/text-blocks.tsx'

type Props = { popup: HomeContent['popup'] }

const openingScript = inlineScript(openFirstVisit)

const closingFormId = 'first-visit-closing'

/**
 * Invites visitors to become an agent: text and form on two sides of the woven edge. It is in the page as a closed
 * native dialog, which the inline script after it opens.
 */
export const FirstVisitPopup = ({ popup: { title, text, points, picture, ...form } }: Props) => (
  <>
    <dialog className="popup dialog-wide" id="first-visit" aria-label={title} suppressHydrationWarning>
      <form className="dialog-closing" method="dialog" id={closingFormId}>
        <button className="icon-button icon-button-bare dialog-close" aria-label={form.close}>
          <Icon name="close" />
        </button>
      </form>
      <div className="popup-sides">
        <div className="popup-pitch on-brand">
          <div className="stack">
            <h2 tabIndex={-1}>{title}</h2>
            <p>{text}</p>
            <Points texts={points} />
          </div>
          <Picture picture={picture} className="popup-art" />
        </div>
        <div className="weave" aria-hidden="true" />
        <div className="popup-form">
          <Island name="inquiry-steps" when="touched" texts={form} closing={closingFormId} />
        </div>
      </div>
    </dialog>
    <script dangerouslySetInnerHTML={openingScript} />
  </>
)
