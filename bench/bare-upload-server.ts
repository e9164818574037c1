/** The least that a server can do with an upload: a stream from the socket into a file, synced before the answer. */
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { listenLocally } from '../tests/support/port.ts'

const [file = ''] = process.argv.slice(2)
const server = createServer((request, response) => {
  void pipeline(request, createWriteStream(file, { flush: true })).then(() => response.writeHead(201).end('{}'))
})
process.send?.(await listenLocally(server))
process.on('disconnect', () => process.exit(0))
