// Runs a program that stops with this process. Runs on Node 18.0.
import { spawn } from 'node:child_process'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Resolves with how the program ended. It is stopped when this process gets a signal or loses its parent. */
export function runChild(program, args, options) {
  const child = spawn(program, args, { stdio: 'inherit', ...options })
  const forward = (signal) => child.kill(signal)
  for (const signal of signals) process.on(signal, forward)
  // npm runs a script in a shell. A signal ends the shell without reaching the script, whose parent then changes.
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
