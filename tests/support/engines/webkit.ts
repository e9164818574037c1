import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { findWebKit } from '../../../scripts/webkit.mjs'
import { freePort } from '../../../support/port.ts'
import { dragAlong, pressAt } from './actions.ts'
import type { Engine } from './engine.ts'
import { place } from './place.ts'
import { stopProcess } from './stop-process.ts'
import { waitWith } from './wait-for.ts'

export const hasWebKit = findWebKit() !== undefined

/** WebKit, controlled through the W3C WebDriver protocol. */
export async function startWebKit(): Promise<Engine> {
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
  const evaluate: Engine['evaluate'] = (script, ...args) => send('POST', at('/execute/sync'), { script, args })
  const perform = (actions: object[]) => send('POST', at('/actions'), { actions })
  const sendKeys = async (selector: string, text: string) => {
    const found = await send('POST', at('/element'), { using: 'css selector', value: selector })
    await send('POST', at(`/element/${Object.values(Element.parse(found))[0]}/value`), { text })
  }
  return {
    goto: async (url) => {
      await send('POST', at('/url'), { url })
    },
    resize: async (width, height) => {
      await send('POST', at('/window/rect'), { x: 0, y: 0, width, height })
    },
    evaluate,
    waitFor: waitWith(evaluate, (error) => error instanceof Error && error.message.includes('no such frame')),
    click: async (selector) => {
      await perform(pressAt((await place(evaluate, selector))(0.5, 0.5)))
    },
    type: sendKeys,
    setFile: sendKeys,
    drag: async (selector, path) => {
      const pointIn = await place(evaluate, selector)
      await perform(dragAlong(path.map(([across, down]) => pointIn(across, down))))
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

const Answer = z.object({ value: z.unknown() })
const Session = z.object({ sessionId: z.string() })
/** An element's id under the name that the standard gives it. */
const Element = z.record(z.string(), z.string())

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
