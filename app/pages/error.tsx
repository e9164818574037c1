import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '../../content/brand/company.ts'
import { failed } from '../../content/frame.ts'
import { titleOf } from '../head/page-meta.ts'
import { StandingPicture } from '../pictures/standing-picture.tsx'
import { FirstViewEnds } from '../ui/first-view-ends.tsx'
import NotFoundPage from './not-found.tsx'

/** Shown when a page could not be rendered; the cause is in the log. */
export const ErrorPage = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && (error.status === 404 || error.status === 410)) return <NotFoundPage />
  return (
    <div className="section">
      <title>{titleOf(failed.title)}</title>
      <div className="page page-head page-head-pictured">
        <div className="page-head-words stack stack-loose">
          <h1>{failed.heading}</h1>
          <p className="lede">{failed.lede}</p>
          <p className="cluster">
            <a className="button button-primary" href="?">
              {failed.retry}
            </a>
            <a className="button button-quiet phone-number" href={brand.phones.tollFree.uri}>
              {brand.phones.tollFree.display}
            </a>
          </p>
        </div>
        <StandingPicture picture={failed.picture} />
      </div>
      <FirstViewEnds />
    </div>
  )
}
