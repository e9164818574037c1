import { stageNames } from '../../../content/admin/applications.ts'
import { applicationStatisticsTexts as texts, declineReasonNames } from '../../../content/admin/statistics.ts'
import { applicationStages } from '../../../contract/application-options.ts'
import type { ApplicationStatistics } from '../../../contract/statistics.ts'
import { call } from '../calls/call.ts'
import type { DeskHandle } from '../frame/page-title.tsx'
import { deskMeta } from '../frame/meta.ts'
import { filtersIn } from '../lists/use-filters.ts'
import { TableFrame } from '../ui/table-frame.tsx'
import { Bars } from './bars.tsx'
import { StatisticsPage } from './statistics-page.tsx'
import type { Route } from './+types/application-statistics'

export const handle = { title: texts.title, needs: 'applications.statistics' } satisfies DeskHandle

export const meta = deskMeta(texts.title)

export const clientLoader = ({ request }: Route.ClientLoaderArgs) =>
  call('applications.statistics', { days: filtersIn(request)('days') })

export default function ApplicationStatisticsPage({ loaderData: counted }: Route.ComponentProps) {
  return (
    <StatisticsPage texts={texts} home="/applicationlist" counted={counted}>
      <Jobs jobs={counted.jobs} />
      <Stays stays={counted.stays} />
      <Bars
        id="declined"
        title={texts.declined}
        column={texts.reason}
        bars={counted.declined.map(({ reason, count }) => ({
          key: reason ?? '',
          name: reason === null ? texts.noReason : declineReasonNames[reason],
          count,
        }))}
      />
    </StatisticsPage>
  )
}

const Jobs = ({ jobs }: Pick<ApplicationStatistics, 'jobs'>) => (
  <div className="panel statistics-panel statistics-wide">
    <h2>{texts.jobs}</h2>
    {jobs.length === 0 ? (
      <p className="small soft">{texts.noJobs}</p>
    ) : (
      <TableFrame label={texts.jobs}>
        <table className="table small">
          <thead>
            <tr>
              <th scope="col">{texts.job}</th>
              {applicationStages.map((stage) => (
                <th scope="col" key={stage}>
                  {stageNames[stage]}
                </th>
              ))}
              <th scope="col">{texts.all}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map(({ jobTitle, stages }, index) => (
              <tr key={index}>
                <th scope="row">{jobTitle}</th>
                {stages.map(({ stage, count }) => (
                  <td key={stage}>{count.toLocaleString('en')}</td>
                ))}
                <td>{stages.reduce((sum, { count }) => sum + count, 0).toLocaleString('en')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    )}
  </div>
)

const Stays = ({ stays }: Pick<ApplicationStatistics, 'stays'>) => {
  const longest = Math.max(1, ...stays.map(({ medianDays }) => medianDays ?? 0))
  return (
    <section className="panel statistics-panel" aria-labelledby="stays">
      <h2 id="stays">{texts.stays}</h2>
      <p className="small soft">{texts.staysNote}</p>
      <table className="bars small">
        <thead>
          <tr>
            <th scope="col">{texts.stage}</th>
            <th scope="col">{texts.left}</th>
            <th scope="col">{texts.median}</th>
          </tr>
        </thead>
        <tbody>
          {stays.map(({ stage, count, medianDays }) => (
            <tr key={stage}>
              <th scope="row">
                {stageNames[stage]}
                <svg className="bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * (medianDays ?? 0)) / longest} height="1" />
                </svg>
              </th>
              <td>{count.toLocaleString('en')}</td>
              <td>{texts.days(medianDays)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
