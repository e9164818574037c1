import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { keepHeader, keeps, type Keep, type SignedIn } from '../../contract/admin.ts'
import { invalidFields } from '../../contract/errors.ts'
import { operations } from '../../contract/operations.ts'
import { ownOrigin } from '../http/own-origin.ts'
import { sessionLimits } from '../services/sessions.ts'
import type { Guarded } from './access.ts'

type Caller = Context<Guarded>

/** The refresh token of the desk's own pages, which no script can read. Other clients send theirs in the body. */
export type RefreshCookies = {
  /** What signing in answers with: without the refresh token, if the page asked for a cookie. */
  answer: (c: Caller, tokens: SignedIn) => SignedIn
  /** The token of the caller, and for how long it is kept. */
  read: (c: Caller) => { keep: Keep; token: string }
  keep: (c: Caller, keep: Keep, tokens: SignedIn) => SignedIn
  remove: (c: Caller) => void
}

export function createRefreshCookies(publicUrl: string): RefreshCookies {
  const secure = publicUrl.startsWith('https:')
  const name = `${secure ? '__Secure-' : ''}desk-refresh`
  const options = { path: operations['session.refresh'].path, secure, httpOnly: true, sameSite: 'Strict' } as const
  const keep: RefreshCookies['keep'] = (c, until, { refreshToken, ...tokens }) => {
    // Without an age, browsers drop it when they are closed.
    const age = until === 'device' ? { maxAge: sessionLimits.idle } : {}
    setCookie(c, name, `${until}.${refreshToken}`, { ...options, ...age })
    return tokens
  }
  return {
    keep,
    answer: (c, tokens) => {
      const until = keeps.find((known) => known === c.req.header(keepHeader))
      return until ? keep(c, until, tokens) : tokens
    },
    read: (c) => {
      ownOrigin(c.env.incoming.headers, publicUrl)
      const [until, token = ''] = getCookie(c, name)?.split('.') ?? []
      const known = keeps.find((each) => each === until)
      if (!known || token === '') throw invalidFields({ refreshToken: { reason: 'admin.sign_in_needed' } })
      return { keep: known, token }
    },
    remove: (c) => void deleteCookie(c, name, options),
  }
}
