import { DeskEvent } from '../../../contract/desk-events.ts'
import { call, openEvents } from './call.ts'

/** What changed; undefined if that is unknown, because the connection was lost or there is none. */
type Listener = (event: DeskEvent | undefined) => void

/** Whether a record may have changed. */
export const mayConcern = (event: DeskEvent | undefined, id: string) => !event || event.id === id

const listeners = new Set<Listener>()

/** Calls `listener` for what changes, until the returned function is called. */
export function onDeskEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const tell: Listener = (event) => {
  for (const listener of listeners) listener(event)
}

/** Without a connection, pages load again this often; one that is lost is opened again soon. */
const everyMs = { poll: 30_000, reconnect: 2_000 }

/** Follows changes while the page is visible, until the session ends or the returned function is called. */
export function followChanges(): () => void {
  let stop = new AbortController()
  const onVisibility = () => {
    stop.abort()
    if (document.hidden) return
    stop = new AbortController()
    void tellOfGap(stop.signal)
    void follow(stop.signal)
  }
  document.addEventListener('visibilitychange', onVisibility)
  if (!document.hidden) void follow(stop.signal)
  return () => {
    document.removeEventListener('visibilitychange', onVisibility)
    stop.abort()
  }
}

async function follow(signal: AbortSignal) {
  while (!signal.aborted) {
    const outcome = await listen(signal).catch(() => 'failed' as const)
    if (outcome === 'signed-out') return
    await pause(outcome === 'lost' ? everyMs.reconnect : everyMs.poll, signal)
    if (!signal.aborted) await tellOfGap(signal)
  }
}

/**
 * Pages load again after a gap, once the server answers: one that could not be loaded would be replaced by the error,
 * with everything that was being typed in it.
 */
async function tellOfGap(signal: AbortSignal) {
  const isAnswering = await call('desk.info').then(
    () => true,
    () => false,
  )
  if (isAnswering && !signal.aborted) tell(undefined)
}

/** Passes on the server’s events until it closes the connection. */
async function listen(signal: AbortSignal): Promise<'lost' | 'signed-out'> {
  const events = await openEvents(signal)
  if (!events) return 'signed-out'
  let rest = ''
  try {
    for await (const text of readChunks(events)) {
      const messages = (rest + text).split('\n\n')
      rest = messages.pop() ?? ''
      for (const message of messages) if (message.startsWith('data: ')) tell(readEvent(message.slice('data: '.length)))
    }
  } catch {
    // The connection broke.
  }
  return 'lost'
}

/** A newer version of the site may send events that this one does not have. */
function readEvent(text: string): DeskEvent | undefined {
  return DeskEvent.safeParse(JSON.parse(text)).data
}

/** Not every browser can iterate over a stream. */
async function* readChunks(stream: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  while (true) {
    const { done, value } = await reader.read()
    if (done) return
    yield decoder.decode(value, { stream: true })
  }
}

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
