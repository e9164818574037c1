import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { closeServer, listenLocally } from '../../support/port.ts'

const pieceBytes = 1024
const pauseMs = 25

export type SlowProxy = { url: string; stop: () => Promise<void> }

/** A proxy that delivers a site's pages in small pieces, like a slow network. */
export async function startSlowProxy(target: string): Promise<SlowProxy> {
  const server = createServer((request, response) => {
    passOn(target, request, response).catch(() => response.destroy())
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => closeServer(server),
  }
}

async function passOn(target: string, { url, headers }: IncomingMessage, response: ServerResponse) {
  // A page from the browser's cache would not be delivered slowly.
  delete headers['if-none-match']
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    call(new URL(url ?? '/', target), { headers: { ...headers, 'accept-encoding': 'identity' } })
      .once('response', resolve)
      .once('error', reject)
      .end()
  })
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  const isPage = answer.headers['content-type']?.startsWith('text/html')
  for await (const chunk of answer) {
    for (let at = 0; at < chunk.length; at += pieceBytes) {
      response.write(chunk.subarray(at, at + pieceBytes))
      if (isPage) await after(pauseMs)
    }
  }
  response.end()
}
