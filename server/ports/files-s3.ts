import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { Readable } from 'node:stream'
import type { FileStore, S3Settings } from './files.ts'

/** The least that S3 takes as a part; each upload holds about two of them in memory. */
const partSize = 5 * 1024 * 1024

export function openS3Store(settings: S3Settings): FileStore {
  const client = new S3Client(clientConfig(settings))
  const Bucket = settings.bucket
  return {
    put: async (Key, content) => {
      await new Upload({ client, params: { Bucket, Key, Body: content }, partSize, queueSize: 1 }).done()
    },
    open: async (Key) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!(Body instanceof Readable)) throw new Error('The object store answered without a body.')
      return Body
    },
    remove: async (Key) => {
      await abortUnfinished(client, Bucket, Key)
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}

const clientConfig = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig => ({
  region,
  // By default the SDK streams its own framing with checksums, which some stores refuse and one keeps as content.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // A store that hangs must not hold a visitor for long.
  requestHandler: { connectionTimeout: 3_000, socketTimeout: 10_000 },
  maxAttempts: 2,
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
})

/** A process that dies while it uploads leaves parts that no listing of objects shows. */
async function abortUnfinished(client: S3Client, Bucket: string, Key: string) {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }))
  for (const { UploadId } of Uploads) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
}
