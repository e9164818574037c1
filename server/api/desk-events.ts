import { finished } from 'node:stream'
import type { DeskEvent } from '../../contract/desk-events.ts'
import type { LiveChanges } from '../services/live-changes.ts'
import { handle } from './handle.ts'

/** Proxies and browsers close connections that stay silent for too long. */
const commentEveryMs = 20_000

export const deskEventsApi = (changes: LiveChanges) => [
  handle('desk.events', async ({ c, actor }) => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const writer = writable.getWriter()
    const encoder = new TextEncoder()
    // Writing fails after the page was closed.
    const write = (text: string) => void writer.write(encoder.encode(text)).catch(() => undefined)
    const leave = changes.watch(actor, {
      tell: (event: DeskEvent) => write(`data: ${JSON.stringify(event)}\n\n`),
      end: () => void writer.close().catch(() => undefined),
    })
    const comments = setInterval(() => write(':\n\n'), commentEveryMs)
    // Also if the page was left before it was let in.
    finished(c.env.outgoing, () => {
      clearInterval(comments)
      leave()
    })
    write(':\n\n')
    return new Response(readable, {
      // nginx passes on what arrives, as it arrives.
      headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' },
    })
  }),
]
