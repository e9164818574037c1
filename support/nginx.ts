import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './port.ts'

export type Nginx = {
  url: string
  /** Its warnings and errors. */
  log: () => string
  stop: () => Promise<void>
}

type Place = { folder: string; listen: string }

/** An nginx with one worker, on its own port and in its own folder; `http` returns the content of its http block. */
export async function startNginx(program: string, http: (place: Place) => Promise<string>): Promise<Nginx> {
  const folder = await mkdtemp(join(tmpdir(), 'site-nginx-'))
  // When started by root, its worker runs as nobody and must be able to read the folder.
  await chmod(folder, 0o755)
  const listen = `127.0.0.1:${await freePort()}`
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; pid ${folder}/pid; worker_processes 1; error_log stderr warn; events { worker_connections 2048; }
     http { access_log off; ${paths.join(' ')} ${await http({ folder, listen })} }`,
  )
  const child = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const url = `http://${listen}`
  if (!(await answers(child, url))) throw new Error(`nginx does not start: ${said}`)
  return {
    url,
    log: () => said,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(child: ChildProcess, url: string): Promise<boolean> {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isThere = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isThere) return true
    await pause(100)
  }
  return false
}
