import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Link, useLocation } from 'react-router'
import { countText } from '../../../content/admin/counts.ts'
import { deskTexts, type deskMenu } from '../../../content/admin/frame.ts'
import { brand } from '../../../content/brand/company.ts'
import logo from '../../../content/brand/logo-on-dark.svg'
import { roleNames } from '../../../content/admin/roles.ts'
import { schemeTexts } from '../../../content/scheme.ts'
import type { DeskInfo } from '../../../contract/desk.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { SchemeSwitch } from '../../ui/scheme-switch.tsx'
import { call } from '../calls/call.ts'
import { Confirm } from '../ui/confirm.tsx'
import { DialogButtons } from '../ui/dialog-buttons.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { homeOf, menuOf } from './home.ts'
import { endSession } from '../calls/session.ts'
import { dropAllDrafts, hasDrafts } from '../records/use-draft.ts'
import { formatTime } from '../records/dates.ts'

/** A sidebar on a laptop, a bar with a collapsed menu on a phone; without a menu until the user is known. */
export const Rail = ({ info }: { info: DeskInfo | undefined }) => (
  <header className="desk-rail on-brand">
    <div className="rail-bar">
      <Link className="desk-logo" to={homeOf(info?.role)}>
        <img src={logo} alt="" width="26" height="26" />
        <b>{brand.wordmark}</b> <span>{deskTexts.name}</span>
      </Link>
      {info && (
        <>
          <button className="rail-toggle" type="button" popoverTarget="desk-menu">
            <DeskIcon name="menu" /> {deskTexts.menu}
          </button>
          <div className="desk-menu" id="desk-menu" popover="auto">
            <Menu info={info} />
            <div className="weave" aria-hidden="true" />
            <User info={info} />
            <SchemeSwitch texts={schemeTexts} />
          </div>
        </>
      )}
    </div>
  </header>
)

const Menu = ({ info: { role, counts } }: { info: DeskInfo }) => {
  const here = useLocation().pathname.toLowerCase()
  return (
    <nav aria-label={deskTexts.navigation}>
      <ul className="desk-nav">
        {menuOf(role).map((entry) => {
          const count = ('count' in entry && counts[entry.count]) || 0
          return (
            <li key={entry.href}>
              <Link to={entry.href} aria-current={isWithin(here, entry) ? 'page' : undefined}>
                <DeskIcon name={entry.icon} /> {entry.text}
                {'counted' in entry && count > 0 && (
                  <span className="count">
                    {countText(count)}
                    <span className="visually-hidden"> {entry.counted}</span>
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The page of one item marks the menu entry of its list. */
const isWithin = (here: string, entry: (typeof deskMenu)[number]) =>
  [entry.href, ...('within' in entry ? entry.within : [])].some((start) => here.startsWith(start.toLowerCase()))

const User = ({ info }: { info: DeskInfo }) => {
  const [isSigningOut, setIsSigningOut] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const texts = deskTexts.signOutAnyway
  const signOut = async () => {
    setIsSigningOut(true)
    dropAllDrafts()
    try {
      await call('session.signOut')
    } catch {
      // This browser is signed out even if the server cannot be reached.
    }
    endSession()
    location.replace('/admin-login')
  }
  return (
    <div className="desk-user">
      <span className="monogram" aria-hidden="true">
        {initials(info.username)}
      </span>
      <p>
        <Link to="/admin/account" aria-label={`${info.username}: ${deskTexts.account}`}>
          {info.username}
        </Link>
        <small>{roleNames[info.role]}</small>
        <small>{deskTexts.signedIn(formatTime(info.signedInAt))}</small>
      </p>
      <BusyButton
        className="button button-plain button-small"
        type="button"
        busy={isSigningOut}
        onClick={() => (hasDrafts() ? setIsAsking(true) : void signOut())}
      >
        <DeskIcon name="out" /> {isSigningOut ? deskTexts.signingOut : deskTexts.signOut}
      </BusyButton>
      {/* Outside the rail, which has its own colors. */}
      {createPortal(
        <Confirm title={texts.title} open={isAsking} onClose={() => setIsAsking(false)}>
          <form
            className="stack"
            onSubmit={(event) => {
              event.preventDefault()
              void signOut()
            }}
          >
            <p>{texts.text}</p>
            <DialogButtons
              text={texts.confirm}
              busy={isSigningOut}
              danger
              cancel={texts.cancel}
              onClose={() => setIsAsking(false)}
            />
          </form>
        </Confirm>,
        document.body,
      )}
    </div>
  )
}

const initials = (username: string) =>
  username
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
