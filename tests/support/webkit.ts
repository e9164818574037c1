import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { findWebKit } from '../../scripts/webkit.mjs'
import { freePort } from './port.ts'

/** A WebKit window, controlled through the W3C WebDriver protocol. */
export type WebKit = {
  goto: (url: string) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** Runs a function body in the page and returns its result. */
  evaluate: (body: string, ...args: unknown[]) => Promise<unknown>
  /** Evaluates the body repeatedly until it returns a truthy value. */
  waitFor: (body: string, ...args: unknown[]) => Promise<void>
  stop: () => Promise<void>
}

export const hasWebKit = findWebKit() !== undefined

export async function startWebKit(): Promise<WebKit> {
  const programs = findWebKit()
  if (!programs) throw new Error('There is no WebKit on this machine.')
  const display = spawn(programs.display, ['-displayfd', '1', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [line] = await once(display.stdout, 'data')
  const port = await freePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(line).trim()}` },
  })
  const send = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`WebKit refuses ${method} ${path}: ${text}`)
    return Answer.parse(JSON.parse(text)).value
  }
  await listening(driver, () => send('GET', '/status'))
  const options = { binary: programs.browser, args: ['--automation'] }
  const session = Session.parse(
    await send('POST', '/session', {
      capabilities: { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } },
    }),
  )
  const at = (path: string) => `/session/${session.sessionId}${path}`
  const evaluate: WebKit['evaluate'] = (script, ...args) => send('POST', at('/execute/sync'), { script, args })
  return {
    goto: async (url) => {
      await send('POST', at('/url'), { url })
    },
    resize: async (width, height) => {
      await send('POST', at('/window/rect'), { x: 0, y: 0, width, height })
    },
    evaluate,
    waitFor: async (body, ...args) => {
      const deadline = Date.now() + patienceMs
      while (!(await evaluate(body, ...args).catch(falseWhileLeaving))) {
        if (Date.now() > deadline) throw new Error(`WebKit never answered yes to: ${body}`)
        await pause(50)
      }
    },
    stop: async () => {
      try {
        await send('DELETE', at(''))
      } finally {
        for (const child of [driver, display]) await stopProcess(child)
      }
    },
  }
}

const patienceMs = 20_000

const Answer = z.object({ value: z.unknown() })
const Session = z.object({ sessionId: z.string() })

async function listening(child: ChildProcess, ask: () => Promise<unknown>) {
  for (let tries = 0; tries < 100 && child.exitCode === null; tries += 1) {
    const isThere = await ask().then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(100)
  }
  throw new Error('WebKitWebDriver does not start.')
}

async function stopProcess(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A script that was running when its page was left has no answer. */
function falseWhileLeaving(error: unknown): false {
  if (error instanceof Error && error.message.includes('no such frame')) return false
  throw error
}
