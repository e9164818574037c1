import type { Card as CardContent } from '../../content/page.ts'
import { Picture } from '../pictures/picture.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { SectionFrame, type SectionProps } from './section-frame.tsx'

export const Cards = ({ section, deep }: SectionProps<'cards'>) => (
  <SectionFrame section={section} deep={deep}>
    <CardGrid cards={section.cards} />
  </SectionFrame>
)

/** The class contains the number of cards, so that every row is full. */
export const CardGrid = ({ cards }: { cards: CardContent[] }) => (
  <div className={`card-grid card-grid-${cards.length}`}>
    {cards.map((card, index) => (card.href ? <LinkCard {...card} key={index} /> : <Feature {...card} key={index} />))}
  </div>
)

/** The heading's link covers the complete card. */
const LinkCard = ({ title, text, href, action, picture }: CardContent) => (
  <article className="card card-link">
    {picture && <Picture picture={picture} />}
    <div className="card-body">
      <h3>
        <a href={href}>{title}</a>
      </h3>
      <p>
        <RichText text={text} />
      </p>
      {action && (
        <p className="card-action" aria-hidden="true">
          {action}
        </p>
      )}
    </div>
  </article>
)

/** A card without a link has no box, only a woven strip above it. */
const Feature = ({ title, text }: CardContent) => (
  <article className="feature">
    <h3>{title}</h3>
    <p>
      <RichText text={text} />
    </p>
  </article>
)
