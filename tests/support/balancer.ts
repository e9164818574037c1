import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, request as call } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { findNginx } from '../../scripts/nginx.mjs'
import { root } from '../../scripts/setup.mjs'
import { freePort, listenLocally } from './port.ts'

export type Balancer = {
  url: string
  kind: string
  /** What it has complained about. */
  log: () => string
  stop: () => Promise<void>
}

/** What stands in front of two sites: nginx with the configuration of deploy/, else a few lines of Node. */
export async function startBalancer(sites: [string, string]): Promise<Balancer> {
  const nginx = findNginx()
  return nginx ? startNginx(nginx, sites) : startNodeBalancer(sites)
}

async function startNginx(program: string, sites: [string, string]): Promise<Balancer> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'))
  const port = await freePort()
  const template = await readFile(join(root, 'deploy', 'nginx.conf'), 'utf8')
  const values: Record<string, string> = {
    LISTEN: `127.0.0.1:${port}`,
    SITE_1: new URL(sites[0]).host,
    SITE_2: new URL(sites[1]).host,
  }
  await writeFile(
    join(folder, 'site.conf'),
    template.replaceAll(/\$\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
  )
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; worker_processes 1; error_log stderr warn; events { worker_connections 1024; }
     http { access_log off; ${paths.join(' ')} include site.conf; }`,
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  await expect
    .poll(
      () =>
        fetch(`${url}/healthz`).then(
          (answer) => answer.status,
          () => child.exitCode ?? said,
        ),
      { timeout: 10_000 },
    )
    .toBe(200)
  return {
    url,
    kind: 'nginx with deploy/nginx.conf',
    log: () => said,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Takes turns, and tries the other site when one refuses the connection. */
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
    log: () => '',
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
