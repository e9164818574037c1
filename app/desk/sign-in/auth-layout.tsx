import { brand } from '../../../content/brand/company.ts'
import logo from '../../../content/brand/logo.svg'
import { deskTexts } from '../../../content/admin/frame.ts'
import { LoadingState } from '../ui/states.tsx'

type Texts = { title: string; rules: { label: string; title: string; items: string[] } }

/** The sign-in and registration pages: a form on one side, the security rules on the other. */
export const AuthLayout = ({ title, rules, children }: Texts & { children: React.ReactNode }) => (
  <div className="sign-in">
    <div className="sign-in-weave" aria-hidden="true" />
    <main className="sign-in-main" id="main">
      <div className="sign-in-form">
        <p className="sign-in-logo">
          <img src={logo} alt="" width="36" height="36" />
          <b>{brand.wordmark}</b>
        </p>
        <h1>{title}</h1>
        <noscript>
          <p className="notice notice-bad">{deskTexts.noScript}</p>
        </noscript>
        {children}
      </div>
    </main>
    <aside className="sign-in-rules on-brand" aria-label={rules.label}>
      <h2>{rules.title}</h2>
      <ul className="marked-list">
        {rules.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </aside>
  </div>
)

/** Shown until the data of a page has arrived. */
export const loadingLayout =
  ({ title, rules }: Texts) =>
  () => (
    <AuthLayout title={title} rules={rules}>
      <LoadingState />
    </AuthLayout>
  )
