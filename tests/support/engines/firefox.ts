import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { dragAlong, pressAt, typeKeys } from './actions.ts'
import type { Engine } from './engine.ts'
import { place } from './place.ts'
import { stopProcess } from './stop-process.ts'
import { waitWith } from './wait-for.ts'

const program = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path))

const Answer = z.object({
  id: z.number().optional(),
  type: z.string(),
  result: z.unknown(),
  message: z.string().optional(),
})
const Tree = z.object({ contexts: z.array(z.object({ context: z.string() })).min(1) })
const Json = z.object({ type: z.literal('success'), result: z.object({ value: z.string().optional() }) })
const Node = z.object({ result: z.object({ sharedId: z.string() }) })

/** Firefox, controlled through the W3C WebDriver BiDi protocol, which it supports itself. */
export async function startFirefox(): Promise<Engine> {
  if (!program) throw new Error('There is no Firefox on this machine.')
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const browser = spawn(program, ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const socket = new WebSocket(`${await addressOf(browser.stderr)}/session`)
  await once(socket, 'open')
  const send = commands(socket)
  await send('session.new', { capabilities: {} })
  const context = Tree.parse(await send('browsingContext.getTree', {})).contexts[0]?.context
  const call = (body: string, args: unknown[]) =>
    send('script.callFunction', {
      functionDeclaration: body,
      arguments: args.map((value) => ({ type: 'string', value: JSON.stringify(value) })),
      target: { context },
      awaitPromise: true,
      userActivation: true,
    })
  const evaluate: Engine['evaluate'] = async (body, ...args) => {
    const answer = await call(
      `async (...texts) => JSON.stringify(await (function () { ${body} })(...texts.map((text) => JSON.parse(text))))`,
      args,
    )
    const { result } = Json.parse(answer, { error: () => `The script failed: ${JSON.stringify(answer)}` })
    return result.value === undefined ? undefined : JSON.parse(result.value)
  }
  const perform = (actions: object[]) => send('input.performActions', { context, actions })
  const click = async (selector: string) => {
    await perform(pressAt((await place(evaluate, selector))(0.5, 0.5)))
  }
  return {
    goto: async (url) => {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    resize: async (width, height) => {
      await send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    evaluate,
    waitFor: waitWith(
      evaluate,
      (error) => error instanceof Error && /no such frame|navigat|unload/i.test(error.message),
    ),
    click,
    type: async (selector, text) => {
      await click(selector)
      await perform(typeKeys(text))
    },
    setFile: async (selector, path) => {
      const node = Node.parse(await call('(text) => document.querySelector(JSON.parse(text))', [selector]))
      await send('input.setFiles', { context, element: node.result, files: [path] })
    },
    drag: async (selector, line) => {
      const at = await place(evaluate, selector)
      await perform(dragAlong(line.map(([across, down]) => at(across, down))))
    },
    stop: async () => {
      socket.close()
      await stopProcess(browser)
      await rm(profile, { recursive: true, force: true })
    },
  }
}

/** Firefox prints the address of its remote control when it is ready. */
async function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(output)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('Firefox does not start.')
}

function commands(socket: WebSocket) {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const { id, type, result, message } = Answer.parse(JSON.parse(String(data)))
    const call = id === undefined ? undefined : waiting.get(id)
    if (type === 'success') call?.resolve(result)
    else call?.reject(new Error(`Firefox refuses: ${message}`))
  })
  return (method: string, params: object) =>
    new Promise<unknown>((resolve, reject) => {
      last += 1
      waiting.set(last, { resolve, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}
