import { isRouteErrorResponse, type MetaDescriptor } from 'react-router'
import { jobNotFound } from '../../../content/pages/job.ts'
import { unlistedMeta } from '../../head/page-meta.ts'
import { StandingPicture } from '../../pictures/standing-picture.tsx'
import { FirstViewEnds } from '../../ui/first-view-ends.tsx'

/** Only for 404: other errors have their own pages and titles. */
export const jobNotFoundMeta = (error: unknown): MetaDescriptor[] =>
  isRouteErrorResponse(error) && error.status === 404 ? unlistedMeta(jobNotFound) : []

/** For a job that is closed or never existed, with a link to the open ones. */
export const JobNotFound = () => (
  <div className="section">
    <div className="page page-head page-head-pictured">
      <div className="page-head-words stack stack-loose">
        <h1>{jobNotFound.heading}</h1>
        <p className="lede">{jobNotFound.lede}</p>
        <p>
          <a className="button button-primary" href={jobNotFound.action.href}>
            {jobNotFound.action.text}
          </a>
        </p>
      </div>
      <StandingPicture picture={jobNotFound.picture} />
    </div>
    <FirstViewEnds />
  </div>
)
