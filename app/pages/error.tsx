import { isRouteErrorResponse, useRouteError } from 'react-router'
import { brand } from '../../content/brand.ts'
import { failed } from '../../content/frame.ts'
import { Picture } from '../pictures/picture.tsx'
import NotFoundPage from './not-found.tsx'

/** What a visitor sees when a page could not be made; the cause is in the log. */
export const ErrorPage = () => {
  const error = useRouteError()
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return (
    <div className="page section">
      <title>{`${failed.title} | ${brand.name}`}</title>
      <div className="page-head page-head-pictured">
        <div className="stack">
          <h1>{failed.heading}</h1>
          <p className="lede">{failed.lede}</p>
          <p className="cluster">
            <a className="button button-primary" href="?">
              {failed.retry}
            </a>
            <a className="button button-quiet" href={brand.phones.tollFree.uri}>
              {brand.phones.tollFree.display}
            </a>
          </p>
        </div>
        <Picture picture={failed.picture} className="page-head-picture" eager />
      </div>
    </div>
  )
}
