import { z } from 'zod'
import type { Keep, KeptTokens } from '../../../contract/admin.ts'
import { openChannel, readStored, removeStored, store } from './storage.ts'

/**
 * The tabs of a browser share one session: a new tab gets the access token from an open one, and refreshes and sign-outs
 * are broadcast to all. The access token is in memory only, and the refresh token is in a cookie that no script can
 * read. The session storage of a tab has the id of its session, which opens nothing: it distinguishes a reloaded tab
 * from a new one.
 */
const key = 'desk-session'

const Mark = z.object({ sessionId: z.string().min(1) })

type Message =
  | { kind: 'who-is-in' }
  | { kind: 'tokens'; tokens: KeptTokens }
  | { kind: 'over'; sessionId: string | undefined }

let mine: KeptTokens | undefined

/** The session of this tab, even after a reload. */
export const readSessionId = () => Mark.safeParse(readStored(key)).data?.sessionId

/** A page from the back/forward cache may have tokens in memory after its tab was signed out. */
export const readTokens = (): KeptTokens | undefined => (readSessionId() === mine?.sessionId ? mine : undefined)

export function storeTokens(tokens: KeptTokens) {
  keepHere(tokens)
  broadcast({ kind: 'tokens', tokens })
}

function keepHere(tokens: KeptTokens) {
  store(key, { sessionId: tokens.sessionId })
  mine = tokens
}

/** Ends the session in every tab. */
export function endSession() {
  const sessionId = readSessionId()
  forget()
  broadcast({ kind: 'over', sessionId })
}

function forget() {
  mine = undefined
  removeStored(key)
}

/** How long the next sign-in is kept. */
let keep: Keep = 'tab'
export const chosenKeep = () => keep
export const chooseKeep = (chosen: Keep) => {
  keep = chosen
}

/** The newest tokens of this session in any tab. */
export async function newestTokens(): Promise<KeptTokens | undefined> {
  const own = readTokens()
  const answer = own
    ? await askOtherTabs(replyMs.newer, (tokens) => isNewer(tokens, own))
    : await askOtherTabs(replyMs.any, () => true)
  if (answer) keepHere(answer)
  return answer ?? own
}

/**
 * How long to wait for another tab. A tab without a session would send a person who is signed in to the sign-in page,
 * so it also waits for a tab that is busy.
 */
const replyMs = { any: 1_000, newer: 120 }

function askOtherTabs(timeoutMs: number, isWanted: (tokens: KeptTokens) => boolean): Promise<KeptTokens | undefined> {
  return new Promise((resolve) => {
    const channel = openChannel()
    if (!channel) return resolve(undefined)
    const finish = (tokens?: KeptTokens) => {
      clearTimeout(timer)
      channel.close()
      resolve(tokens)
    }
    const timer = setTimeout(finish, timeoutMs)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'tokens' && isWanted(data.tokens)) finish(data.tokens)
    })
    channel.postMessage({ kind: 'who-is-in' } satisfies Message)
  })
}

const lostChanges = new EventTarget()

let hasLostChange = false

/** Whether the frame shows that a change was not sent, and leads to the sign-in page itself. */
export const isChangeLost = () => hasLostChange

/** Reports that a change was not sent, because the session had ended. */
export function reportLostChange() {
  hasLostChange = true
  lostChanges.dispatchEvent(new Event('lost'))
}

/** Calls `onLost` for every change that is lost, until the returned function is called. */
export function onLostChange(onLost: () => void): () => void {
  lostChanges.addEventListener('lost', onLost)
  return () => lostChanges.removeEventListener('lost', onLost)
}

let listening: BroadcastChannel | undefined

/** Keeps the session in sync with other tabs. Starts with the first call: tabs may open together. */
export function listenToOtherTabs(onEnd: () => void) {
  if (listening) return
  listening = openChannel()
  listening?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'over' && data.sessionId !== undefined && data.sessionId === readSessionId()) {
      forget()
      onEnd()
    }
    const own = readTokens()
    if (!own) return
    if (data.kind === 'who-is-in') broadcast({ kind: 'tokens', tokens: own })
    if (data.kind === 'tokens' && isNewer(data.tokens, own)) keepHere(data.tokens)
  })
}

function broadcast(message: Message) {
  const channel = openChannel()
  channel?.postMessage(message)
  channel?.close()
}

const isNewer = (one: KeptTokens, other: KeptTokens) =>
  one.sessionId === other.sessionId && one.issuedAt > other.issuedAt
