import { deskTexts } from '../../../content/admin/frame.ts'
import { AuthLogo } from '../frame/logo.tsx'

type Rules = { label: string; title: string; items: string[] }

/** The sign-in and registration pages: a form on one side, the security rules on the other. */
export const AuthLayout = ({ title, rules, children }: { title: string; rules: Rules; children: React.ReactNode }) => (
  <div className="sign-in">
    <div className="sign-in-weave" aria-hidden="true" />
    <main className="sign-in-main" id="main">
      <div className="sign-in-form">
        <AuthLogo />
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
