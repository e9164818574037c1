import { Tokens } from '../../contract/admin.ts'
import { forgetKept, keep, readKept } from './storage.ts'

/**
 * The tokens of this tab, in its session storage. Tabs of one browser share a session: a new tab is
 * handed the tokens by an open one, and all hear of a refresh and of the end.
 */
const key = 'desk-tokens'

type Message =
  | { kind: 'who-is-in' }
  | { kind: 'tokens'; tokens: Tokens }
  | { kind: 'over'; sessionId: string | undefined; writing: boolean }

export function readTokens(): Tokens | undefined {
  return Tokens.safeParse(readKept(key)).data
}

export function keepTokens(tokens: Tokens) {
  keep(key, tokens)
  say({ kind: 'tokens', tokens })
}

/** Ends the session in every tab; `writing` when a change could not be sent because of it. */
export function endSession(writing: boolean) {
  const sessionId = readTokens()?.sessionId
  forgetKept(key)
  say({ kind: 'over', sessionId, writing: false })
  over.dispatchEvent(new CustomEvent('over', { detail: writing }))
}

/** The newest tokens of this session that any tab holds. */
export async function newestTokens(): Promise<Tokens | undefined> {
  const mine = readTokens()
  const answer = await askOtherTabs((tokens) => mine === undefined || isNewer(tokens, mine))
  if (answer) keep(key, answer)
  return answer ?? mine
}

const patience = 120

function askOtherTabs(isWanted: (tokens: Tokens) => boolean): Promise<Tokens | undefined> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel('desk')
    const finish = (tokens?: Tokens) => {
      clearTimeout(timer)
      channel.close()
      resolve(tokens)
    }
    const timer = setTimeout(finish, patience)
    channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'tokens' && isWanted(data.tokens)) finish(data.tokens)
    })
    channel.postMessage({ kind: 'who-is-in' } satisfies Message)
  })
}

const over = new EventTarget()

/** Answers other tabs and follows them, for as long as a page of the desk is open. */
export function joinOtherTabs(onOver: (writing: boolean) => void): () => void {
  const channel = new BroadcastChannel('desk')
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    const mine = readTokens()
    if (!mine) return
    if (data.kind === 'who-is-in') channel.postMessage({ kind: 'tokens', tokens: mine } satisfies Message)
    if (data.kind === 'tokens' && isNewer(data.tokens, mine)) keep(key, data.tokens)
    if (data.kind === 'over' && data.sessionId === mine.sessionId) {
      forgetKept(key)
      onOver(false)
    }
  })
  const onEnd = (event: Event) => onOver(event instanceof CustomEvent && event.detail === true)
  over.addEventListener('over', onEnd)
  return () => {
    channel.close()
    over.removeEventListener('over', onEnd)
  }
}

function say(message: Message) {
  const channel = new BroadcastChannel('desk')
  channel.postMessage(message)
  channel.close()
}

const isNewer = (one: Tokens, other: Tokens) => one.sessionId === other.sessionId && one.issuedAt > other.issuedAt
