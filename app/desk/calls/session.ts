import { Tokens } from '../../../contract/admin.ts'
import { readStored, removeStored, store } from './storage.ts'

/**
 * The tokens of this tab, in its session storage. The tabs of a browser share one session: a new tab gets the tokens
 * from an open one, and refreshes and sign-outs are broadcast to all.
 */
const key = 'desk-tokens'

type Message =
  | { kind: 'who-is-in' }
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'over'; sessionId: string | undefined }

export function readTokens(): Tokens | undefined {
  return Tokens.safeParse(readStored(key)).data
}

export function storeTokens(tokens: Tokens) {
  store(key, tokens)
  broadcast({ kind: 'tokens', tokens })
}

/** Ends the session in every tab. */
export function endSession() {
  const sessionId = readTokens()?.sessionId
  removeStored(key)
  broadcast({ kind: 'over', sessionId })
}

/** The tokens of this tab. Only a tab that has none waits for the answer of another. */
export async function findTokens(): Promise<Tokens | undefined> {
  return readTokens() ?? (await newestTokens())
}

/** The newest tokens of this session in any tab. */
export async function newestTokens(): Promise<Tokens | undefined> {
  const mine = readTokens()
  const answer = mine
    ? await askOtherTabs(replyMs.newer, (tokens) => isNewer(tokens, mine))
    : await askOtherTabs(replyMs.any, () => true)
  if (answer) store(key, answer)
  return answer ?? mine
}

/**
 * How long to wait for another tab. A tab without a session would send a person who is signed in to the sign-in page,
 * so it also waits for a tab that is busy.
 */
const replyMs = { any: 1_000, newer: 120 }

function askOtherTabs(timeoutMs: number, isWanted: (tokens: Tokens) => boolean): Promise<Tokens | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('desk')
    const finish = (tokens?: Tokens) => {
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
  listening = new BroadcastChannel('desk')
  listening.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const mine = readTokens()
    if (!mine) return
    if (data.kind === 'who-is-in') broadcast({ kind: 'tokens', tokens: mine })
    if (data.kind === 'tokens' && isNewer(data.tokens, mine)) store(key, data.tokens)
    if (data.kind === 'over' && data.sessionId === mine.sessionId) {
      removeStored(key)
      onEnd()
    }
  })
}

function broadcast(message: Message) {
  const channel = new BroadcastChannel('desk')
  channel.postMessage(message)
  channel.close()
}

const isNewer = (one: Tokens, other: Tokens) => one.sessionId === other.sessionId && one.issuedAt > other.issuedAt
