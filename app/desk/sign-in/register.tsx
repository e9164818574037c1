import { signUpTexts } from '../../../content/admin/sign-in.ts'
import type { RegistrationState } from '../../../contract/admin.ts'
import { minPasswordLengthOn } from '../../../contract/password.ts'
import { call, findTokens } from '../calls/call.ts'
import { mayCall } from '../calls/use-may.ts'
import { OutsideRoleText } from '../frame/outside-role.tsx'
import { AuthLayout, loadingLayout } from './auth-layout.tsx'
import { NewAccountForm } from './new-account-form.tsx'
import { deskMeta } from '../frame/meta.ts'
import { EmptyState } from '../ui/states.tsx'
import type { Route } from './+types/register'

export const meta = deskMeta(signUpTexts.title)

export async function clientLoader() {
  const [registration, tokens] = await Promise.all([
    call('registration.state').catch(() => ({
      open: true,
      codeNeeded: false,
      minPasswordLength: minPasswordLengthOn(location.origin),
    })),
    findTokens(),
  ])
  const info = tokens && (await call('desk.info').catch(() => undefined))
  const outside = info && !mayCall(info.role, 'registration.register') ? info : undefined
  return { isAllowed: registration.open || tokens !== undefined, outside, registration }
}

export const HydrateFallback = loadingLayout(signUpTexts)

export default function RegisterPage({ loaderData: { isAllowed, outside, registration } }: Route.ComponentProps) {
  return (
    <AuthLayout title={signUpTexts.title} rules={signUpTexts.rules}>
      {outside ? (
        <OutsideRoleText info={outside} />
      ) : isAllowed ? (
        <SignUpForm registration={registration} />
      ) : (
        <Closed />
      )}
    </AuthLayout>
  )
}

const Closed = () => (
  <EmptyState icon="key" title={signUpTexts.closed.title} text={signUpTexts.closed.text}>
    <a className="button button-quiet button-small" href="/admin-login?back=/admin-register">
      {signUpTexts.closed.link}
    </a>
  </EmptyState>
)

const SignUpForm = ({ registration }: { registration: RegistrationState }) => (
  <>
    <p className="soft">{signUpTexts.intro}</p>
    <NewAccountForm
      texts={signUpTexts}
      minPasswordLength={registration.minPasswordLength}
      codeNeeded={registration.codeNeeded}
      create={(account) => call('registration.register', account)}
    />
    <p className="small">
      {signUpTexts.signIn.text} <a href="/admin-login">{signUpTexts.signIn.link}</a>
    </p>
  </>
)
