import { isRouteErrorResponse, redirect, useRouteError } from 'react-router'
import { brand } from '../../../content/brand/company.ts'
import { statusPage } from '../../../content/pages/application-status.ts'
import { applicationFiles, type ErasureRefusal } from '../../../contract/application-options.ts'
import { dayIn } from '../../../contract/business-days.ts'
import { ApplicantStep, type ApplicationStatus } from '../../../contract/application-status.ts'
import { fileSize } from '../../../contract/file-size.ts'
import formStyles from '../../forms/application/application-form.css?url'
import { unlistedMeta } from '../../head/page-meta.ts'
import { siteContext } from '../../rendering/site-context.ts'
import { PageHead } from '../../sections/page-head.tsx'
import { longDate } from '../../text/long-date.ts'
import { Fact } from '../../ui/facts.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ErrorPage } from '../error.tsx'
import type { Route } from './+types/status'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: formStyles }]

/** The path is the secret: it must not be stored, listed, or told to other sites. */
export const headers = () => ({
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'strict-origin',
})

export const loader = async ({ context, params }: Route.LoaderArgs) => ({
  status: await context.get(siteContext).readApplicationStatus(params.secret),
})

/** Posted by the buttons of this page, without JavaScript; a reload then shows the page and sends nothing. */
export async function action({ context, params, request }: Route.ActionArgs) {
  const step = ApplicantStep.safeParse((await request.formData()).get('step')).data
  if (step) await context.get(siteContext).takeApplicantStep(params.secret, step)
  return redirect(new URL(request.url).pathname, 303)
}

export const meta = () => unlistedMeta(statusPage)

export default function StatusPage({ loaderData: { status } }: Route.ComponentProps) {
  if (status.isErased) return <Message {...statusPage.erased} />
  const { title, text } = statusPage.stages[status.stage]
  const { breadcrumb, crumb, heading } = statusPage
  return (
    <>
      <PageHead page={{ breadcrumb, crumb, heading: heading(status.jobTitle) }} />
      <div className="page section confirmation stack stack-loose">
        <h2>{title}</h2>
        <p>{text}</p>
        {status.erasureRequestedAt && (
          <p className="message">{erasureText(companyDate(status.erasureRequestedAt), status.erasureRefusal)}</p>
        )}
        <Received status={status} />
        {status.steps.map((step) => (
          <StepForm step={step} key={step} />
        ))}
        <p className="soft">{statusPage.help}</p>
      </div>
    </>
  )
}

/** The day at the company, whose people answer. */
const companyDate = (moment: string) => longDate(dayIn(brand.timeZone, new Date(moment)))

const erasureText = (day: string, refusal: ErasureRefusal | null) =>
  refusal ? statusPage.erasureRefused(day, refusal) : statusPage.erasureRequested(day)

const Received = ({ status }: { status: Extract<ApplicationStatus, { isErased: false }> }) => (
  <>
    <dl className="facts">
      <Fact term={statusPage.facts.reference}>
        <b translate="no">{status.reference}</b>
      </Fact>
      <Fact term={statusPage.facts.sentAt}>{companyDate(status.sentAt)}</Fact>
    </dl>
    <h2>{statusPage.received}</h2>
    <dl className="facts">
      {applicationFiles.flatMap((role) =>
        status.files
          .filter((file) => file.role === role)
          .map(({ name, size }) => (
            <Fact term={statusPage.files[role]} key={role}>
              {`${name}, ${fileSize(size)}`}
            </Fact>
          )),
      )}
    </dl>
  </>
)

/** Opened first, so that one press by mistake does nothing. */
const StepForm = ({ step }: { step: ApplicantStep }) => {
  const { title, text, button } = statusPage.steps[step]
  return (
    <details className="toc-fold">
      <summary>
        {title} <Icon name="chevron" />
      </summary>
      <form className="stack" method="post">
        <p>{text}</p>
        <p>
          <button className="button button-quiet" name="step" value={step}>
            {button}
          </button>
        </p>
      </form>
    </details>
  )
}

const Message = ({ heading, text }: { heading: string; text: string }) => (
  <div className="page section stack">
    <h1>{heading}</h1>
    <p className="lede">{text}</p>
    <p>
      <a className="button button-quiet" href={statusPage.others.href}>
        {statusPage.others.text}
      </a>
    </p>
  </div>
)

export const ErrorBoundary = () => {
  const error = useRouteError()
  return isRouteErrorResponse(error) && error.status === 404 ? <Message {...statusPage.notFound} /> : <ErrorPage />
}
