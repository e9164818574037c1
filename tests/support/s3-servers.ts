import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import type { S3Settings } from '../../server/ports/files.ts'
import { freePort } from '../../support/port.ts'

type S3Server = { settings: S3Settings; stop: () => Promise<void> }

/** The object stores that can run here: one from npm everywhere, and Ceph if installed. */
export const s3Servers: Record<string, () => Promise<S3Server>> = {
  fauxqs: startFauxqs,
  ...(existsSync('/usr/bin/radosgw') && { radosgw: startRadosgw }),
}

export async function startFauxqs(): Promise<S3Server> {
  const port = await freePort()
  const cli = join(import.meta.dirname, '..', '..', 'node_modules', 'fauxqs', 'dist', 'cli.js')
  const child = spawn(process.execPath, [cli], {
    env: { ...process.env, FAUXQS_PORT: String(port), FAUXQS_HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await printed(child, 'listening')
  return serve(child, port, async () => undefined)
}

async function startRadosgw(): Promise<S3Server> {
  const folder = await mkdtemp(join(tmpdir(), 'radosgw-'))
  const port = await freePort()
  const child = spawn(join(import.meta.dirname, 'radosgw'), [folder, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await printed(child, 'ready')
  return serve(child, port, () => rm(folder, { recursive: true, force: true }))
}

async function serve(child: ChildProcess, port: number, clean: () => Promise<void>): Promise<S3Server> {
  const settings: S3Settings = {
    bucket: 'applications',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    accessKeyId: 'test',
    secretAccessKey: 'test-secret',
  }
  const client = clientFor(settings)
  await client.send(new CreateBucketCommand({ Bucket: settings.bucket }))
  client.destroy()
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    await clean()
  }
  let stopped: Promise<void> | undefined
  return { settings, stop: () => (stopped ??= stop()) }
}

/** The settings of a site that keeps its files there. */
export const settingsOf = (s3: S3Settings) => ({
  S3_BUCKET: s3.bucket,
  S3_ENDPOINT: s3.endpoint ?? '',
  S3_ACCESS_KEY_ID: s3.accessKeyId ?? '',
  S3_SECRET_ACCESS_KEY: s3.secretAccessKey ?? '',
})

/** The keys in the bucket. */
export async function objectsIn(s3: S3Settings): Promise<string[]> {
  const { Contents = [] } = await clientFor(s3).send(new ListObjectsV2Command({ Bucket: s3.bucket }))
  return Contents.map(({ Key = '' }) => Key).toSorted()
}

/** A separate client, to inspect the store independently of the site. */
export const clientFor = ({ region, endpoint, accessKeyId = '', secretAccessKey = '' }: S3Settings) =>
  new S3Client({
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint && { endpoint }),
  })

const printed = (child: ChildProcess, word: string) =>
  new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The object store ended with ${code}.`)))
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes(word)) resolve()
    })
  })
