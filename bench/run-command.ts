import { spawn, type SpawnOptions } from 'node:child_process'

/** Runs a command to completion and returns its output. */
export function runCommand(command: string, args: string[], options: SpawnOptions = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options })
    let printed = ''
    child.stdout?.on('data', (text: Buffer) => (printed += text.toString()))
    child.stderr?.on('data', (text: Buffer) => (printed += text.toString()))
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve(printed) : reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${printed}`)),
    )
  })
}
