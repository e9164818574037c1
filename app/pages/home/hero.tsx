import type { HomeContent } from '../../../content/pages/home.ts'
import { RichText } from '../../ui/rich-text.tsx'
import { StoreLinks } from './store-links.tsx'
import { AppPhones } from './app-phones.tsx'

/** The introduction, and three phones across the woven edge. */
export const Hero = ({ hero }: { hero: HomeContent['hero'] }) => (
  <section className="hero">
    <div className="page">
      <div className="hero-words">
        <h1>{hero.heading}</h1>
        <p className="hero-subtitle">{hero.subtitle}</p>
        <p className="lede">{hero.lede}</p>
        <StoreLinks label={hero.storesLabel} stores={hero.stores} />
        <p>
          <RichText text={hero.agent} />
        </p>
      </div>
    </div>
    <figure className="hero-scene on-brand">
      <p className="visually-hidden">{hero.phones.label}</p>
      <AppPhones phones={hero.phones} />
      <figcaption className="hero-note">{hero.phones.note}</figcaption>
    </figure>
  </section>
)
