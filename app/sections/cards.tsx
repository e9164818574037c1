import type { Card as CardContent } from '../../content/page.ts'
import { Picture } from '../pictures/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Ground, type SectionProps } from './ground.tsx'

export const Cards = ({ section, deep }: SectionProps<'cards'>) => (
  <Ground section={section} deep={deep}>
    <CardGrid cards={section.cards} />
  </Ground>
)

export const CardGrid = ({ cards }: { cards: CardContent[] }) => (
  <div className={cards.length === 5 ? 'illustrated service-cards' : 'illustrated'}>
    {cards.map((card) => (
      <Card card={card} key={card.title} />
    ))}
  </div>
)

/** A card that leads somewhere is one link: its heading's link covers it whole. */
const Card = ({ card }: { card: CardContent }) => (
  <article className={card.href ? 'card card-link' : 'card'}>
    {card.picture && <Picture picture={card.picture} />}
    <div className="card-body">
      <h3>{card.href ? <a href={card.href}>{card.title}</a> : card.title}</h3>
      <p>
        <RichText text={card.text} />
      </p>
      {card.action && (
        <p className="card-action" aria-hidden="true">
          {card.action}
        </p>
      )}
    </div>
  </article>
)
