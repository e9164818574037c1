import { home } from '../../content/pages/home.ts'
import { answerPost } from '../forms/answer-post.ts'
import { InquiryForm } from '../forms/inquiry-form.tsx'
import { InquirySteps } from '../forms/inquiry-steps.tsx'
import { inquiryFormRules } from '../forms/inquiry-rules.ts'
import type { PageHandle } from '../page-handle.ts'
import { pageMeta } from '../page-meta.ts'
import { Converter } from '../sections/converter.tsx'
import { siteContext } from '../site-context.ts'
import type { Route } from './+types/home'

export const handle = { hydrate: true } satisfies PageHandle

export const loader = () => ({ page: home })

export const action = ({ request, context }: Route.ActionArgs) =>
  answerPost(request, 'home', inquiryFormRules(home.agent.form.alerts), context.get(siteContext).recordInquiry)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

/** Placeholder around the forms until the home branch brings the page. */
export default function HomePage({ loaderData: { page } }: Route.ComponentProps) {
  return (
    <div className="page section stack">
      <h1>{page.hero.heading}</h1>
      <div className="pay-panel">
        <div className="pay-half">
          <Converter texts={page.pay.converter} />
        </div>
      </div>
      <section id="inquiry">
        <InquiryForm form={page.agent.form} submit={page.agent.submit} />
      </section>
      <section id="steps">
        <InquirySteps popup={page.popup} onClose={() => {}} />
      </section>
    </div>
  )
}
