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
  | { kind: 'over'; sessionId: string | undefined; writing: boolean }

export function readTokens(): Tokens | undefined {
  return Tokens.safeParse(readStored(key)).data
}

export function storeTokens(tokens: Tokens) {
  store(key, tokens)
  broadcast({ kind: 'tokens', tokens })
}

/** Ends the session in every tab; `changeLost` when a change could not be sent because of it. */
export function endSession(changeLost: boolean) {
  const sessionId = readTokens()?.sessionId
  removeStored(key)
  broadcast({ kind: 'over', sessionId, writing: false })
  endOfSession.dispatchEvent(new CustomEvent('over', { detail: changeLost }))
}

/** The tokens of this tab. Only a tab that has none waits for the answer of another. */
export async function findTokens(): Promise<Tokens | undefined> {
  return readTokens() ?? (await newestTokens())
}

/** The newest tokens of this session in any tab. */
export async function newestTokens(): Promise<Tokens | undefined> {
  const mine = readTokens()
  const answer = await askOtherTabs((tokens) => mine === undefined || isNewer(tokens, mine))
  if (answer) store(key, answer)
  return answer ?? mine
}

const replyTimeoutMs = 120

function askOtherTabs(isWanted: (tokens: Tokens) => boolean): Promise<Tokens | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('desk')
    const finish = (tokens?: Tokens) => {
      clearTimeout(timer)
      channel.close()
      resolve(tokens)
    }
    const timer = setTimeout(finish, replyTimeoutMs)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'tokens' && isWanted(data.tokens)) finish(data.tokens)
    })
    channel.postMessage({ kind: 'who-is-in' } satisfies Message)
  })
}

const endOfSession = new EventTarget()

/** Keeps the session in sync with other tabs, until the returned function is called. */
export function syncWithOtherTabs(onEnd: (changeLost: boolean) => void): () => void {
  const channel = new BroadcastChannel('desk')
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const mine = readTokens()
    if (!mine) return
    if (data.kind === 'who-is-in') channel.postMessage({ kind: 'tokens', tokens: mine } satisfies Message)
    if (data.kind === 'tokens' && isNewer(data.tokens, mine)) store(key, data.tokens)
    if (data.kind === 'over' && data.sessionId === mine.sessionId) {
      removeStored(key)
      onEnd(false)
    }
  })
  const onEndHere = (event: Event) => onEnd(event instanceof CustomEvent && event.detail === true)
  endOfSession.addEventListener('over', onEndHere)
  return () => {
    channel.close()
    endOfSession.removeEventListener('over', onEndHere)
  }
}

function broadcast(message: Message) {
  const channel = new BroadcastChannel('desk')
  channel.postMessage(message)
  channel.close()
}

const isNewer = (one: Tokens, other: Tokens) => one.sessionId === other.sessionId && one.issuedAt > other.issuedAt
