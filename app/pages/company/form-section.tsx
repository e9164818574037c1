import { RichText } from '../../ui/rich-text.tsx'

type Props = {
  section: { id: string; title: string; text: string; after: string }
  deep?: boolean
  children: React.ReactNode
}

export const FormSection = ({ section, deep = false, children }: Props) => (
  <section
    className={deep ? 'section section-deep reveal' : 'section reveal'}
    id={section.id}
    aria-labelledby={`${section.id}-title`}
  >
    <div className="page grid">
      <div className="col-5 stack">
        <h2 id={`${section.id}-title`}>{section.title}</h2>
        <p className="measure-short">{section.text}</p>
        <p className="measure-short">
          <RichText text={section.after} />
        </p>
      </div>
      <div className="col-6 start-7">{children}</div>
    </div>
  </section>
)
