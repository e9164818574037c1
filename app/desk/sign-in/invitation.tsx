import { roleNames, roleTexts } from '../../../content/admin/roles.ts'
import { invitationTexts } from '../../../content/admin/sign-in.ts'
import type { Offer } from '../../../contract/invitation.ts'
import { call, CallError } from '../calls/call.ts'
import { deskMeta } from '../frame/meta.ts'
import { formatDateTime } from '../records/dates.ts'
import { EmptyState } from '../ui/states.tsx'
import { AuthLayout, loadingLayout } from './auth-layout.tsx'
import { NewAccountForm } from './new-account-form.tsx'
import type { Route } from './+types/invitation'

export const meta = deskMeta(invitationTexts.title)

/** The secret is in the fragment of the link, which is not sent to the server. */
export async function clientLoader() {
  const secret = location.hash.slice(1)
  try {
    return { secret, offer: await call('invitations.check', { secret }), problem: undefined }
  } catch (cause) {
    if (!(cause instanceof CallError)) throw cause
    return { secret, offer: undefined, problem: cause.message }
  }
}

export const HydrateFallback = loadingLayout(invitationTexts)

export default function InvitationPage({ loaderData: { secret, offer, problem } }: Route.ComponentProps) {
  return (
    <AuthLayout title={invitationTexts.title} rules={invitationTexts.rules}>
      {offer ? (
        <AcceptForm secret={secret} offer={offer} />
      ) : (
        <EmptyState icon="key" title={invitationTexts.invalid} text={problem} />
      )}
    </AuthLayout>
  )
}

const AcceptForm = ({ secret, offer }: { secret: string; offer: Offer }) => (
  <>
    <p className="soft">{invitationTexts.offer(offer.invitedBy, roleNames[offer.role], roleTexts[offer.role])}</p>
    <p className="small soft">{invitationTexts.until(formatDateTime(offer.expiresAt))}</p>
    <NewAccountForm
      texts={invitationTexts}
      minPasswordLength={offer.minPasswordLength}
      isOwn
      create={(account) => call('invitations.accept', { secret, ...account })}
    />
  </>
)
