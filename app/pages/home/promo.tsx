import type { HomeContent } from '../../../content/pages/home.ts'
import { Picture } from '../../pictures/picture.tsx'
import { Icon } from '../../ui/icon.tsx'

export const Promo = ({ promo }: { promo: HomeContent['promo'] }) => (
  <section className="promo on-brand reveal" aria-labelledby="promo-title">
    <div className="page grid">
      <div className="col-6 promo-words">
        <h2 id="promo-title">{promo.title}</h2>
        <p>{promo.text}</p>
        <a className="promo-call" href={promo.phone.uri}>
          <span className="icon-button" aria-hidden="true">
            <Icon name="phone" />
          </span>
          <span>
            {promo.callLabel} <b>{promo.phone.display}</b>
          </span>
        </a>
      </div>
      <Picture className="col-6 promo-art" picture={promo.picture} width={520} height={314} />
    </div>
  </section>
)
