import { spawn } from 'node:child_process'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Runs ffmpeg with this input; it must be installed (apt-get install ffmpeg, brew install ffmpeg). */
export async function ffmpeg(args: string[], input: AsyncIterable<Buffer> | Buffer[] = []): Promise<void> {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...args], { stdio: ['pipe', 'inherit', 'inherit'] })
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', (cause) => reject(new Error('ffmpeg cannot be started. Is it installed?', { cause })))
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))))
  })
  await Promise.all([ended, pipeline(Readable.from(input), child.stdin)])
}
