/** Node's own server with the same compressed bytes and nothing else: the most that one Node process can do. */
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { rivals } from './tools.ts'

const home = await readFile(join(rivals, 'home.br'))
const legal = await readFile(join(rivals, 'legal.br'))
const kind = ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br']

createServer((request, response) => {
  const body = request.url === '/legal' ? legal : home
  response.writeHead(200, [...kind, 'content-length', body.length]).end(body)
}).listen(Number(process.env['PORT']), '127.0.0.1')
