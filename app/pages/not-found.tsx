import { data } from 'react-router'
import { notFound } from '../../content/frame.ts'
import { Picture } from '../pictures/picture.tsx'
import { CardGrid } from '../sections/cards.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => [
  { title: notFound.title },
  { name: 'description', content: notFound.description },
  { name: 'robots', content: 'noindex' },
]

export default function NotFoundPage() {
  return (
    <div className="page section">
      <div className="page-head page-head-pictured">
        <div className="stack">
          <h1>{notFound.heading}</h1>
          <p className="lede">{notFound.lede}</p>
        </div>
        <Picture picture={notFound.picture} className="page-head-picture" eager />
      </div>
      <CardGrid cards={notFound.links} />
    </div>
  )
}
