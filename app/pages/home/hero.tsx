import { appLinksId, type HomeContent } from '../../../content/pages/home.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { StoreLinks } from './store-links.tsx'
import { AppPhones, type ExampleAmounts } from './app-phones.tsx'

type Props = {
  hero: HomeContent['hero']
  example: ExampleAmounts
  /** The card with a price, if there is one. */
  children: React.ReactNode
}

/** The introduction, a price, and a transfer in the app, on the cloth. */
export const Hero = ({ hero, example, children }: Props) => (
  <section className="hero">
    <div className="page hero-grid">
      <div className="hero-words">
        <h1>{hero.heading}</h1>
        <p className="hero-subtitle">{hero.subtitle}</p>
      </div>
      <div className="hero-price">{children}</div>
      <div className="hero-more">
        <p className="lede">{hero.lede}</p>
        <div id={appLinksId}>
          <StoreLinks label={hero.storesLabel} stores={hero.stores} />
        </div>
        <p>
          <RichText text={hero.agent} />
        </p>
      </div>
    </div>
    <figure className="hero-scene on-brand">
      <AppPhones phones={hero.phones} example={example} />
      <figcaption className="hero-note">{hero.phones.note}</figcaption>
    </figure>
  </section>
)
