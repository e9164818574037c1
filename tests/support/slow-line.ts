import { createServer, request as call, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { listenLocally } from './port.ts'

const pieceBytes = 1024
const pauseMs = 25

export type SlowLine = { url: string; stop: () => Promise<void> }

/** Stands before a site and lets its pages arrive in small pieces, as a slow network does. */
export async function startSlowLine(target: string): Promise<SlowLine> {
  const server = createServer((request, response) => {
    passOn(target, request, response).catch(() => response.destroy())
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function passOn(target: string, { url, headers }: IncomingMessage, response: ServerResponse) {
  // What the browser has already would not have to arrive.
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
