// Runs a program as long as this process is wanted. Runs on Node 18.0.
import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Resolves with how the program ended; it is told to stop when this process is, or when nobody is left to want it. */
export function runChild(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options })
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  // npm runs a script through a shell, which a signal ends without reaching the script. Then its parent changes.
  const parent = process.ppid
  const watch = setInterval(() => process.ppid === parent || child.kill('SIGTERM'), 250)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => resolve({ code, signal }))
  }).finally(() => {
    clearInterval(watch)
    for (const signal of signals) process.off(signal, forward)
  })
}
