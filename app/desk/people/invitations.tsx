import { invitationsTexts } from '../../../content/admin/people.ts'
import { roleNames } from '../../../content/admin/roles.ts'
import type { Invitation } from '../../../contract/invitation.ts'
import { WorkButton } from '../ui/busy-button.tsx'
import { useMay } from '../calls/use-may.ts'
import { formatDateTime } from '../records/dates.ts'
import { Mark } from '../ui/mark.tsx'

type Props = { invitations: Invitation[]; onWithdraw: (invitation: Invitation) => Promise<void> }

/** Invitations that nobody has used yet. */
export const InvitationList = ({ invitations, onWithdraw }: Props) => {
  const may = useMay()
  if (invitations.length === 0) return null
  return (
    <section className="people-section" aria-labelledby="invitations">
      <h2 id="invitations">{invitationsTexts.title}</h2>
      <ul className="rows plain-rows">
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <div>
              <p>
                <b>{invitation.recipient}</b> <span className="badge">{roleNames[invitation.role]}</span>
              </p>
              <p className="small soft">
                {invitationsTexts.by(invitation.invitedBy, formatDateTime(invitation.createdAt))}
              </p>
              <Expiry invitation={invitation} />
            </div>
            {may('invitations.withdraw') && (
              <WorkButton
                className="button button-quiet button-small"
                aria-label={`${invitationsTexts.withdraw}: ${invitation.recipient}`}
                work={() => onWithdraw(invitation)}
              >
                {invitationsTexts.withdraw}
              </WorkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

const Expiry = ({ invitation: { expiresAt, isExpired } }: { invitation: Invitation }) =>
  isExpired ? (
    <Mark kind="none" icon="dash" text={invitationsTexts.expired} />
  ) : (
    <Mark kind="wait" icon="clock" text={invitationsTexts.until(formatDateTime(expiresAt))} />
  )
