import { useParams, useRouteError } from 'react-router'
import { historyTexts as texts } from '../../../content/admin/publishing-history.ts'
import type { PublicationVersion } from '../../../contract/publication.ts'
import { SelectField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useMay } from '../calls/use-may.ts'
import { titled } from '../frame/meta.ts'
import { isMissing, PageError } from '../frame/page-error.tsx'
import type { DeskHandle } from '../frame/page-title.tsx'
import { useFilters } from '../lists/use-filters.ts'
import { useNotice } from '../records/use-notice.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { Notice } from '../ui/notice.tsx'
import { EmptyState } from '../ui/states.tsx'
import { ProblemText } from './check-list.tsx'
import { DecideVersion } from './decide-version.tsx'
import { RestoreVersion } from './restore-version.tsx'
import { TextChanges } from './text-changes.tsx'
import { versionLine, VersionMark } from './version-list.tsx'
import type { Route } from './+types/version'

export const meta: Route.MetaFunction = ({ loaderData }) =>
  titled(loaderData ? texts.version(loaderData.version.id) : texts.title)

export const handle = { title: texts.title, needs: 'publications.open' } satisfies DeskHandle

/** The text in the site's files, and nothing, where there was none before. */
const files = '0'
const nothing = ''

/** The version of the address, the one that it is compared with, and what both say. */
export const clientLoader = async ({ params, request }: Route.ClientLoaderArgs) => {
  const [{ id, versions, hasFiles }, { content }] = await Promise.all([
    call('publications.open', { id: params.id }),
    call('publications.version', params),
  ])
  const version = versions.find((known) => String(known.id) === params.version)
  if (!version) throw new Error('The version is not in the list of its item')
  const replaced = versions.filter((known) => known.id < version.id || isNewer(known, version))
  const others = [...replaced.map((known) => String(known.id)), hasFiles ? files : nothing]
  const chosen = new URL(request.url).searchParams.get('with')
  const other = others.find((known) => known === chosen) ?? lastShown(replaced) ?? (hasFiles ? files : nothing)
  const before = other === nothing ? null : (await call('publications.version', { id, version: other })).content
  return { id, version, content, newer: versions.find((known) => isNewer(known, version)), others, other, before }
}

/** A version that was written later than one that waits, and would be replaced by it. */
const isNewer = ({ id, state }: PublicationVersion, waiting: PublicationVersion) =>
  waiting.state === 'waiting' && id > waiting.id && (state === 'current' || state === 'scheduled')

/** What visitors saw before. */
const lastShown = (replaced: PublicationVersion[]) =>
  replaced.find(({ state }) => state === 'past' || state === 'current' || state === 'scheduled')?.id.toString()

export function ErrorBoundary() {
  const { id = '' } = useParams()
  if (!isMissing(useRouteError())) return <PageError />
  return (
    <>
      <DeskHead title={texts.title} back={{ to: `/admin/publishing/${id}`, text: texts.back }} />
      <EmptyState icon="list" title={texts.gone.title} text={texts.gone.text} />
    </>
  )
}

/** One version: what changed in it, who decides or decided about it, and the way back to it. */
export default function VersionPage({ loaderData }: Route.ComponentProps) {
  const { id, version, content, newer, others, other, before } = loaderData
  const { notice, report, say } = useNotice()
  const may = useMay()
  return (
    <>
      <DeskHead
        title={texts.version(version.id)}
        intro={versionLine(version)}
        back={{ to: `/admin/publishing/${id}`, text: texts.back }}
      >
        {version.state === 'past' && content && may('publications.restore') && (
          <RestoreVersion
            id={id}
            version={version.id}
            onDone={({ state }) => (state === 'waiting' ? say(texts.restore.waiting, 'wait') : say(texts.restore.done))}
            onFailed={report}
          />
        )}
      </DeskHead>
      <Notice notice={notice} />
      <div className="publication-version">
        <p>
          <VersionMark version={version} />
        </p>
        {version.state === 'waiting' && (
          <DecideVersion id={id} version={version} newer={newer} onDone={say} onFailed={report} />
        )}
        {version.state !== 'waiting' && version.problems.length > 0 && <Accepted version={version} />}
        <section className="stack" aria-labelledby="changes">
          <h2 id="changes">{texts.changes.title}</h2>
          <CompareWith others={others} other={other} />
          <TextChanges before={before} after={content} />
        </section>
      </div>
    </>
  )
}

/** What the checks had found, and somebody accepted. */
const Accepted = ({ version: { problems } }: { version: PublicationVersion }) => (
  <section className="stack" aria-labelledby="accepted">
    <h2 id="accepted">{texts.accepted}</h2>
    {problems.map((problem, index) => (
      <ProblemText problem={problem} key={index} />
    ))}
  </section>
)

/** The choice is kept in the URL. */
const CompareWith = ({ others, other }: { others: string[]; other: string }) => {
  const filters = useFilters()
  return (
    <SelectField
      id="compare-with"
      label={texts.changes.compareWith}
      value={other}
      onChange={({ target }) => void filters.set('with', target.value)}
      options={others.map((known) => [known, nameOf(known)])}
    />
  )
}

function nameOf(version: string): string {
  if (version === nothing) return texts.changes.nothing
  return version === files ? texts.files : texts.version(Number(version))
}
