import { inquiryPages } from '../../../content/inquiry-pages.ts'
import { leadPopups, popupForm } from '../../../content/lead-forms.ts'
import { withQuestions } from '../../../content/questions.ts'
import { atPath } from '../../rendering/at-path.ts'
import { answerPost } from '../../forms/answer-post.ts'
import { popupFormRules } from '../../forms/lead-rules.ts'
import { postedAnswer, withErrorTitle } from '../../forms/posted-answer.ts'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { Island } from '../../islands/island.tsx'
import { FormPopup } from '../../sections/form-popup.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { publishedContext, siteContext } from '../../rendering/site-context.ts'
import type { Route } from './+types/inquiry'

export const handle = { islands: true } satisfies PageHandle

const rules = popupFormRules(popupForm.buttons)

export function loader(args: Route.LoaderArgs) {
  const popup = atPath(leadPopups, args.pattern)
  const answer = postedAnswer(args, popup.source, rules.success)
  const page = withQuestions(args.context.get(publishedContext), atPath(inquiryPages, args.pattern))
  return { page: withErrorTitle(page, answer), popup, answer, form: popupForm }
}

export const action = (args: Route.ActionArgs) =>
  answerPost(args, { source: atPath(leadPopups, args.pattern).source, rules }, args.context.get(siteContext).recordLead)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function InquiryPage({ loaderData: { page, popup, answer, form } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={page}>
        <FormPopup id="get-started" path={popup.path} popup={popup}>
          <Island
            name="contact-form"
            texts={form}
            source={popup.source}
            label={popup.title}
            path={popup.path}
            answer={answer}
          />
        </FormPopup>
      </PageHead>
      <SectionList sections={page.sections} />
    </>
  )
}
