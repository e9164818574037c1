import { articlePaths } from '../content/article-paths.ts'
import { index, layout, route, type RouteConfig, type RouteConfigEntry } from '@react-router/dev/routes'
import { cities } from '../content/cities.ts'
import { inquiryPages } from '../content/inquiry-pages.ts'
import { plainPages } from '../content/plain-pages.ts'

/** One page module at several paths; it finds its content by path. */
const each = (file: string, contents: { path: string }[]): RouteConfigEntry[] =>
  contents.map(({ path }) => route(path, file, { id: path }))

/** Every URL of the site. The spelling here is canonical; requests match in any letter case. */
export default [
  index('pages/home/home.tsx'),

  ...each('pages/plain.tsx', plainPages),
  ...each('pages/inquiry/inquiry.tsx', inquiryPages),
  route('/company', 'pages/company/company.tsx'),

  route('/servicearea', 'pages/service-area/service-area.tsx'),
  ...each('pages/city/city.tsx', cities),
  route('/send-money-to/:country', 'pages/country/country.tsx'),
  route('/find-agent', 'pages/agents/find-agent.tsx'),
  route('/send', 'pages/send/send.tsx'),
  route('/help', 'pages/help/help.tsx'),
  route('/locator', 'pages/agents/locator.tsx'),

  route('/blog', 'pages/news/blog.tsx'),
  ...each('pages/news/article.tsx', articlePaths),
  route('/blog/:slug', 'pages/news/article.tsx'),

  ...each('pages/legal.tsx', [
    { path: '/privacy-policy' },
    { path: '/privacy-notice' },
    { path: '/e-sign-consent' },
    { path: '/term-of-use' },
  ]),
  route('/licenses', 'pages/licenses/licenses.tsx'),
  route('/itpolicy', 'pages/it-policy/it-policy.tsx'),

  route('/career', 'pages/careers/list.tsx'),
  route('/careerpagedetails/:id', 'pages/careers/job.tsx'),
  route('/Jobapplicationform/:id', 'pages/careers/apply.tsx'),
  route('/application-status/:secret', 'pages/careers/status.tsx'),

  layout('desk/frame/layout.tsx', [
    route('/admin-login', 'desk/sign-in/login.tsx'),
    route('/admin-register', 'desk/sign-in/register.tsx'),
    route('/admin-invitation', 'desk/sign-in/invitation.tsx'),
    route('/admin-forgot', 'desk/sign-in/forgot.tsx'),
    route('/admin-recover', 'desk/sign-in/recover.tsx'),
    route('/admin-confirm-email', 'desk/sign-in/confirm-email.tsx'),
    route('/admin-second-factor', 'desk/sign-in/second-factor.tsx'),
    layout('desk/frame/signed-in.tsx', [
      layout('desk/frame/page.tsx', [
        route('/admin', 'desk/frame/start.tsx'),
        route('/Create-job-vacancy', 'desk/vacancies/create-vacancy.tsx'),
        route('/list-jobfor-admin', 'desk/vacancies/vacancies.tsx'),
        layout('desk/applications/applications.tsx', [
          route('/applicationlist', 'desk/applications/nobody-open.tsx'),
          route('/ApplicantDetails/:id', 'desk/applications/applicant.tsx'),
        ]),
        route('/admin/leads', 'desk/leads/leads.tsx', [route(':id', 'desk/leads/lead.tsx')]),
        route('/admin/hiring-statistics', 'desk/statistics/application-statistics.tsx'),
        route('/admin/lead-statistics', 'desk/statistics/lead-statistics.tsx'),
        route('/admin/opt-outs', 'desk/opt-outs/opt-outs.tsx'),
        route('/admin/career-forms', 'desk/career-forms/career-forms.tsx', [
          route(':id', 'desk/career-forms/career-form.tsx'),
        ]),
        route('/admin/hiring-templates', 'desk/templates/hiring-templates.tsx'),
        route('/admin/lead-templates', 'desk/templates/lead-templates.tsx'),
        route('/admin/agents', 'desk/agents/agents.tsx'),
        route('/admin/prices', 'desk/prices/prices.tsx'),
        route('/admin/prices/:id', 'desk/prices/price-version.tsx'),
        route('/admin/publishing/as-of', 'desk/publishing/as-of.tsx'),
        route('/admin/publishing/:id/versions/:version', 'desk/publishing/version.tsx'),
        route('/admin/publishing', 'desk/publishing/publishing.tsx'),
        route('/admin/publishing/:id', 'desk/publishing/publication.tsx'),
        route('/admin/admins', 'desk/people/admins.tsx'),
        route('/admin/account', 'desk/people/account.tsx'),
        route('/admin/audit', 'desk/audit/audit.tsx'),
        route('/admin/status', 'desk/status/status.tsx'),
        route('/admin/developers', 'desk/developers/developers.tsx'),
      ]),
    ]),
  ]),
  route('/admin/preview/:id', 'desk/vacancies/preview.tsx'),
  route('/admin/preview/:id/form', 'desk/vacancies/preview-form.tsx'),
  route('/sitemap.xml', 'resources/sitemap.ts'),
  route('/feed.xml', 'resources/feed.ts'),
  route('/jobs.xml', 'resources/job-feed.ts'),
  route('/robots.txt', 'resources/robots.ts'),
  route('/llms.txt', 'resources/guide.ts'),
  route('/.well-known/security.txt', 'resources/security.ts'),
  route('/site.webmanifest', 'resources/manifest.ts'),

  // Linked from nowhere: for those who design the site.
  route('/gallery', 'pages/gallery/gallery.tsx'),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
