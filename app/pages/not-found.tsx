import { data } from 'react-router'
import { notFound } from '../../content/frame.ts'
import { StandingPicture } from '../pictures/standing-picture.tsx'
import { unlistedMeta } from '../head/page-meta.ts'
import { CardGrid } from '../sections/cards.tsx'
import { FirstViewEnds } from '../ui/first-view-ends.tsx'

export const loader = () => data(null, { status: 404 })

export const meta = () => unlistedMeta(notFound)

export default function NotFoundPage() {
  return (
    <>
      <div className="page page-head page-head-pictured">
        <div className="page-head-words stack">
          <h1>{notFound.heading}</h1>
          <p className="lede">{notFound.lede}</p>
        </div>
        <StandingPicture picture={notFound.picture} />
      </div>
      <FirstViewEnds />
      <div className="section section-deep">
        <div className="page">
          <h2 className="visually-hidden">{notFound.linksTitle}</h2>
          <CardGrid cards={notFound.links} />
        </div>
      </div>
    </>
  )
}
