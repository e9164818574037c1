import { once } from 'node:events'
import { connect } from 'node:net'

export type Answer = { status: number; text: string }

/**
 * A keep-alive connection that sends one request at a time, with as little work as possible: a load generator must not
 * use more CPU than the site.
 */
export async function openKeepAliveConnection(
  url: string,
): Promise<{ send: (request: string) => Promise<Answer>; close: () => void }> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1').setNoDelay()
  await once(socket, 'connect')
  let waiting = Promise.withResolvers<Answer>()
  let text = ''
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString('latin1')
    if (isComplete(text)) waiting.resolve({ status: Number(text.slice(9, 12)), text })
  })
  const broken = () => waiting.resolve({ status: 0, text })
  socket.on('error', broken).on('close', broken)
  return {
    send: (request) => {
      text = ''
      waiting = Promise.withResolvers()
      if (!socket.writable) return Promise.resolve({ status: 0, text: '' })
      socket.write(request)
      return waiting.promise
    },
    close: () => void socket.destroy(),
  }
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n')
  if (end < 0) return false
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1]
  return length === undefined ? text.endsWith('\r\n0\r\n\r\n') : text.length >= end + 4 + Number(length)
}
