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
  index('pages/home.tsx'),

  ...each('pages/plain.tsx', plainPages),
  ...each('pages/inquiry.tsx', inquiryPages),
  route('/company', 'pages/company.tsx'),

  route('/servicearea', 'pages/service-area.tsx'),
  ...each('pages/city.tsx', cities),
  route('/find-agent', 'pages/find-agent.tsx'),
  route('/locator', 'pages/locator.tsx'),

  route('/blog', 'pages/blog.tsx'),
  ...each('pages/article.tsx', articlePaths),

  ...each('pages/legal.tsx', [{ path: '/privacy-policy' }, { path: '/term-of-use' }]),
  route('/licenses', 'pages/licenses.tsx'),
  route('/itpolicy', 'pages/it-policy.tsx'),
  route('/developers', 'pages/developers.tsx'),

  route('/career', 'pages/careers/list.tsx'),
  route('/careerpagedetails/:id', 'pages/careers/job.tsx'),
  route('/Jobapplicationform/:id', 'pages/careers/apply.tsx'),

  layout('pages/admin/layout.tsx', [
    route('/admin-login', 'pages/admin/login.tsx'),
    route('/admin-register', 'pages/admin/register.tsx'),
    layout('pages/admin/signed-in.tsx', [
      route('/Create-job-vacancy', 'pages/admin/create-vacancy.tsx'),
      route('/list-jobfor-admin', 'pages/admin/vacancies.tsx'),
      route('/applicationlist', 'pages/admin/applications.tsx'),
      route('/ApplicantDetails/:id', 'pages/admin/applicant.tsx'),
      route('/admin/leads/:id?', 'pages/admin/leads.tsx'),
      route('/admin/career-forms/:id?', 'pages/admin/career-forms.tsx'),
      route('/admin/agents', 'pages/admin/agents.tsx'),
      route('/admin/admins', 'pages/admin/admins.tsx'),
      route('/admin/account', 'pages/admin/account.tsx'),
      route('/admin/audit', 'pages/admin/audit.tsx'),
      route('/admin/status', 'pages/admin/status.tsx'),
    ]),
  ]),
  route('/admin/preview/:id', 'pages/admin/preview.tsx'),
  route('/sitemap.xml', 'resources/sitemap.ts'),
  route('/feed.xml', 'resources/feed.ts'),
  route('/robots.txt', 'resources/robots.ts'),
  route('/llms.txt', 'resources/guide.ts'),
  route('/.well-known/security.txt', 'resources/security.ts'),
  route('/site.webmanifest', 'resources/manifest.ts'),

  // Not part of the production build.
  ...(process.env['NODE_ENV'] === 'development' ? [route('/dev/components', 'pages/dev/components.tsx')] : []),

  route('*', 'pages/not-found.tsx'),
] satisfies RouteConfig
