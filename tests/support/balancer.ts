import { createServer, request as call } from 'node:http'
import { findNginx } from '../../scripts/nginx.mjs'
import type { Nginx } from '../../support/nginx.ts'
import { closeServer, listenLocally } from '../../support/port.ts'
import { startSiteNginx } from '../../support/site-nginx.ts'

export type Balancer = Nginx & { kind: string; isNginx: boolean }

/** A load balancer for two sites: nginx with the configuration of deploy/ if installed, else a few lines of Node. */
export async function startBalancer(sites: [string, string]): Promise<Balancer> {
  const nginx = findNginx()
  if (!nginx) return startNodeBalancer(sites)
  return { ...(await startSiteNginx(nginx, sites)), kind: 'nginx with deploy/nginx.conf', isNginx: true }
}

/** Alternates between the sites, and tries the other one when a connection is refused. */
async function startNodeBalancer(sites: [string, string]): Promise<Balancer> {
  let turn = 0
  const server = createServer((request, response) => {
    const { method, url, headers, socket } = request
    const pass = (left: number) => {
      const target = new URL(url ?? '/', sites[turn++ % 2])
      const forwarded = { ...headers, connection: 'close', 'x-forwarded-for': socket.remoteAddress }
      const passed = call(target, { method, headers: forwarded })
      passed.once('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.once('error', () => response.destroy())
      })
      passed.once('error', (cause) => {
        if (left > 0 && 'code' in cause && cause.code === 'ECONNREFUSED') return pass(left - 1)
        if (!response.headersSent) response.writeHead(502).end()
      })
      passed.once('socket', (connection) => connection.once('connect', () => request.pipe(passed)))
    }
    pass(1)
  })
  const port = await listenLocally(server)
  return {
    url: `http://127.0.0.1:${port}`,
    kind: 'a balancer in Node',
    isNginx: false,
    log: () => '',
    stop: () => closeServer(server),
  }
}
