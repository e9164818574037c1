/** The minimum that a server can do with an upload: stream the socket to a file and sync it before the response. */
import { createWriteStream } from 'node:fs'
import { createServer } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { listenLocally } from '../support/port.ts'

const [file = ''] = process.argv.slice(2)
const server = createServer((request, response) => {
  void pipeline(request, createWriteStream(file, { flush: true })).then(() => response.writeHead(201).end('{}'))
})
process.send?.(await listenLocally(server))
process.on('disconnect', () => process.exit(0))
