import type { HomeContent } from '../../../content/pages/home.ts'
import { StoreLinks } from './store-links.tsx'
import { StepList } from '../../sections/steps.tsx'

type Props = { intro: HomeContent['intro']; children: React.ReactNode }

/** An introduction to Text2Pay, as text and as a video. */
export const Text2PayIntro = ({ intro, children }: Props) => (
  <section className="section section-deep reveal" id={intro.id} aria-labelledby="intro-title">
    <div className="page grid intro">
      <div className="col-5 stack stack-loose">
        <h2 id="intro-title">{intro.title}</h2>
        <p className="measure-short">{intro.text}</p>
        <StepList steps={intro.steps} />
        <div className="stack">
          <p>{intro.storesLabel}</p>
          <StoreLinks label={intro.storesLabel} stores={intro.stores} />
        </div>
      </div>
      <div className="col-6 start-7 stack">
        {children}
        <details className="disclosure">
          <summary>{intro.video.alternativeTitle}</summary>
          <p className="small measure">{intro.video.alternative}</p>
        </details>
      </div>
    </div>
  </section>
)
