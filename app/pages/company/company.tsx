import { careerOutcomes, companyCareerForm, companyCareerSection } from '../../../content/career-form.ts'
import { joinForm, joinSection } from '../../../content/lead-forms.ts'
import { company } from '../../../content/pages/company.ts'
import { answerPost } from '../../forms/answer-post.ts'
import { joinFormRules } from '../../forms/lead-rules.ts'
import { postedAnswer, withErrorTitle } from '../../forms/posted-answer.ts'
import { Island } from '../../islands/island.tsx'
import type { PageHandle } from '../../rendering/page-handle.ts'
import { pageMeta } from '../../head/page-meta.ts'
import { FormSection } from './form-section.tsx'
import { PageHead } from '../../sections/page-head.tsx'
import { SectionList } from '../../sections/section-list.tsx'
import { siteContext } from '../../rendering/site-context.ts'
import type { Route } from './+types/company'

export const handle = { islands: true } satisfies PageHandle

const joining = { source: 'join', rules: joinFormRules(joinForm.buttons) } as const

export function loader(args: Route.LoaderArgs) {
  const joined = postedAnswer(args, 'join', joining.rules.success)
  const resume = postedAnswer(args, 'career-company', careerOutcomes.success)
  return {
    page: withErrorTitle(company, joined, resume),
    careers: { section: companyCareerSection, texts: companyCareerForm, answer: resume },
    join: { section: joinSection, texts: joinForm, answer: joined },
  }
}

export const action = (args: Route.ActionArgs) => answerPost(args, joining, args.context.get(siteContext).recordLead)

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? pageMeta(loaderData.page) : [])

export default function CompanyPage({ loaderData: { page, careers, join } }: Route.ComponentProps) {
  return (
    <>
      <PageHead page={page} />
      <SectionList sections={page.sections} />
      <FormSection section={careers.section}>
        <Island
          name="career-form"
          place="company"
          label={careers.section.title}
          texts={careers.texts}
          answer={careers.answer}
        />
      </FormSection>
      <FormSection section={join.section} deep>
        <Island
          name="contact-form"
          texts={join.texts}
          source="join"
          label={join.section.title}
          path={page.path}
          answer={join.answer}
        />
      </FormSection>
    </>
  )
}
