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
import { checkFileKey } from './file-key.ts'
import type { FileStore, S3Settings } from './files.ts'

/** The minimum part size of S3; each upload holds about two parts in memory. */
const partSize = 5 * 1024 * 1024

export function openS3Store(settings: S3Settings): FileStore {
  const client = new S3Client(clientConfig(settings))
  const Bucket = settings.bucket
  return {
    put: async (key, content) => {
      const params = { Bucket, Key: checkFileKey(key), Body: content }
      // Parts of a failed upload are left to `remove`: aborting here would make a visitor wait for a hung store again.
      await new Upload({ client, params, partSize, queueSize: 1, leavePartsOnError: true }).done()
    },
    open: async (key) => {
      const Key = checkFileKey(key)
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }))
      if (!(Body instanceof Readable)) throw new Error('The object store answered without a body.')
      return Body
    },
    remove: async (key) => {
      const Key = checkFileKey(key)
      await abortUnfinished(client, Bucket, Key)
      await client.send(new DeleteObjectCommand({ Bucket, Key }))
    },
  }
}

const clientConfig = ({ region, endpoint, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig => ({
  region,
  // By default the SDK adds its own framing with checksums, which some stores refuse and one stores as content.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  // A store that hangs must not keep a visitor waiting: two attempts, and then 5 s for cleanup. From 6 s on, the SDK
  // starts its timer 3 s late.
  requestHandler: { connectionTimeout: 3_000, socketTimeout: 5_500 },
  maxAttempts: 2,
  ...(endpoint && { endpoint, forcePathStyle: true }),
  ...(accessKeyId && secretAccessKey && { credentials: { accessKeyId, secretAccessKey } }),
})

/** A process that dies during an upload leaves parts that object listings do not show. */
async function abortUnfinished(client: S3Client, Bucket: string, Key: string) {
  const { Uploads = [] } = await client.send(new ListMultipartUploadsCommand({ Bucket, Prefix: Key }))
  for (const { UploadId } of Uploads) await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }))
}
