import type { joinSection } from '../../../content/lead-forms.ts'
import { RichText } from '../../ui/rich-text.tsx'

type Props = { section: typeof joinSection; children: React.ReactNode }

/** Text and the Join form side by side. */
export const Join = ({ section, children }: Props) => (
  <section className="section section-deep reveal" id={section.id} aria-labelledby="join-title">
    <div className="page grid">
      <div className="col-5 stack">
        <h2 id="join-title">{section.title}</h2>
        <p className="measure-short">{section.text}</p>
        <p className="measure-short">
          <RichText text={section.after} />
        </p>
      </div>
      <div className="col-6 start-7">{children}</div>
    </div>
  </section>
)
