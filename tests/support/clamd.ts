import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { findClamd } from '../../scripts/clamav.mjs'
import { freePort, listenLocally } from '../../support/port.ts'
import { virusTestFile } from './sample-files.ts'

export type Clamd = { address: string; stop: () => Promise<void> }

/** clamd refuses longer streams, whatever their content. */
export const longestStream = 1024 * 1024

/** Debian's clamd if installed, with only a signature for the standard test file. */
export async function startClamd(): Promise<Clamd> {
  const program = findClamd()
  return program ? startReal(program) : startSmall()
}

async function startReal(program: string): Promise<Clamd> {
  const folder = await mkdtemp(join(tmpdir(), 'site-clamd-'))
  const port = await freePort()
  const signature = `Standard-Test-File:0:0:${Buffer.from(virusTestFile).toString('hex')}\n`
  await writeFile(join(folder, 'test.ndb'), signature)
  const settings = [
    'Foreground yes',
    `DatabaseDirectory ${folder}`,
    'TCPAddr 127.0.0.1',
    `TCPSocket ${port}`,
    `StreamMaxLength ${longestStream}`,
  ]
  await writeFile(join(folder, 'clamd.conf'), `${settings.join('\n')}\n`)
  const child = spawn(program, ['--config-file', join(folder, 'clamd.conf')], { stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  for (let tries = 0; !(await answers(port)); tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error(`clamd does not start: ${said}`)
    await pause(100)
  }
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1').end('zPING\0')
  return (await text(socket).catch(() => '')) === 'PONG\0'
}

/** Implements the same command, for systems without clamd. */
const startSmall = () =>
  startFakeClamd((content) => {
    if (content.length > longestStream) return 'INSTREAM size limit exceeded. ERROR\0'
    return content.includes(virusTestFile) ? 'stream: Standard-Test-File.UNOFFICIAL FOUND\0' : 'stream: OK\0'
  })

/** A server that reads a file as clamd does and sends the given reply, or none. */
export async function startFakeClamd(reply: (content: Buffer) => string | undefined): Promise<Clamd> {
  const sockets = new Set<Socket>()
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    const chunks: Buffer[] = []
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      chunks.push(Buffer.from(chunk))
      const content = readStream(Buffer.concat(chunks))
      const answer = content && reply(content)
      if (answer !== undefined) socket.end(answer)
    })
  })
  const port = await listenLocally(server)
  return {
    address: `127.0.0.1:${port}`,
    stop: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The content of an INSTREAM command, once it is complete. */
function readStream(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = []
  for (let at = 'zINSTREAM\0'.length; at + 4 <= bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(bytes.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return undefined
}
