import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pdf } from '../../support/application-form.ts'
import { filePart, formHead, openRaw } from '../../support/raw-request.ts'
import { startProcess } from '../../support/site-process.ts'
import { newDataFolder } from '../../support/data-folder.ts'

test('a request in progress when the site is asked to stop is still answered', async () => {
  const site = await startProcess()
  const { socket, ended: answered } = openRaw(site.url)
  const body = JSON.stringify({ half: 'now', rest: 'later' })
  socket.write(
    `POST /api/jobs HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  socket.write(body.slice(0, 10))
  await once(socket, 'connect')
  await expect.poll(() => fetch(`${site.url}/healthz`).then((probe) => probe.status)).toBe(200)

  const ended = site.stop('SIGTERM')
  await expect.poll(() => site.output()).toContain('Stopping')
  await expect
    .poll(() =>
      fetch(`${site.url}/healthz`).then(
        () => 'open',
        () => 'closed',
      ),
    )
    .toBe('closed')
  socket.write(body.slice(10))
  expect((await answered).text).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(await ended).toBe(0)
  await site.remove()
})

test('[API-9] an upload still arriving when the site has to stop gets a 503 and leaves nothing', async () => {
  const site = await startProcess()
  const files = () => readdir(join(site.dataDir, 'files'))
  const { socket, ended } = openRaw(site.url)
  socket.write(formHead('/api/applications', 10_000_000))
  socket.write(filePart('resume', 'resume.pdf', pdf() + 'x'.repeat(100_000)).slice(0, -2))
  await expect.poll(async () => (await files()).length).toBe(1)
  // It continues at a steady pace, and would for minutes.
  const sending = setInterval(() => socket.write('x'.repeat(10_000)), 100)
  const stopped = site.stop('SIGTERM')
  const answer = await ended
  clearInterval(sending)
  expect(answer.status).toBe(503)
  expect(answer.text).toMatch(/^retry-after: 10\r$/im)
  expect(await stopped).toBe(0)
  expect(await files()).toEqual([])
  await site.remove()
})

test('npm start passes a signal on and leaves nothing running', async () => {
  const dataDir = await newDataFolder('site-npm-')
  const npm = spawn('npm', ['start'], { env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir } })
  let printed = ''
  npm.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  await expect.poll(() => printed, { timeout: 120_000 }).toMatch(/is ready at .*\/admin-register/s)
  npm.kill('SIGTERM')
  await once(npm, 'close')
  expect(printed).toContain('Stopping')
  await expect(readFile(join(dataDir, 'postgres', 'cluster', 'postmaster.pid'))).rejects.toThrow('ENOENT')
  await rm(dataDir, { recursive: true, force: true })
})
