import type { HomeContent } from '../../content/pages/home.ts'
import { RichText } from '../ui/rich-text.tsx'

/** The one printed saying of the cloth: our record in a sentence. */
export const Saying = ({ saying }: { saying: HomeContent['saying'] }) => (
  <section className="saying page" aria-label={saying.label}>
    <p>
      <RichText text={saying.text} />
    </p>
  </section>
)
