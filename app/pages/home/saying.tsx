import type { HomeContent } from '../../../content/pages/home.ts'
import { RichText } from '../../ui/rich-text.tsx'

/** Our record in one sentence, like the saying printed on a cloth. */
export const Saying = ({ saying }: { saying: HomeContent['saying'] }) => (
  <section className="saying page" aria-label={saying.label}>
    <p>
      <RichText text={saying.text} />
    </p>
  </section>
)
