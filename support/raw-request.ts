import { connect, type Socket } from 'node:net'

type RawAnswer = { status: number; text: string }

/** An open connection that sends exactly the given bytes, with the response so far. */
export function openRaw(url: string): { socket: Socket; answer: () => RawAnswer; ended: Promise<RawAnswer> } {
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // Some tests expect the server to close the connection while we still write.
  socket.on('error', () => undefined)
  const answer = () => ({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0), text })
  // Not `once` of node:events, which would reject on an error.
  const ended = new Promise<RawAnswer>((resolve) => socket.once('close', () => resolve(answer())))
  return { socket, answer, ended }
}

/** As long as a browser's, because a body is searched faster for a longer boundary. */
export const boundary = '----WebKitFormBoundary7MA4YWxkTrZu0gW'

/** The head of a request for a form with the given number of bytes. */
export const formHead = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n` +
  `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${length}\r\n\r\n`

export const textPart = (name: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`

export const filePart = (name: string, filename: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n` +
  `Content-Type: application/octet-stream\r\n\r\n${content}\r\n`

export const formEnd = `--${boundary}--\r\n`

/** Sends a body unchanged and waits for the response. */
export async function sendRawForm(url: string, path: string, body: string): Promise<RawAnswer> {
  const { socket, ended } = openRaw(url)
  socket.write(formHead(path, Buffer.byteLength(body)))
  socket.write(body)
  return ended
}

/** A call whose address is sent unchanged: `fetch` would normalize dots, slashes, and escapes. */
export async function sendRawCall(
  url: string,
  method: string,
  target: string,
  body?: object,
  header?: string,
): Promise<RawAnswer> {
  const { socket, ended } = openRaw(url)
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    ...(header === undefined ? [] : [header]),
    ...(text ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n${text}`)
  return ended
}
