import { setTimeout as pause } from 'node:timers/promises'
import type { Engine } from './engine.ts'

const patienceMs = 20_000

/** Where a page is stuck: its address, its open dialog, and what is marked as wrong. */
const described = `
  const wrong = [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.name)
  return { address: location.href, dialog: document.querySelector('dialog:modal')?.innerText, wrong }
`

/** Waiting by asking again and again, which every remote control can do. */
export const waitWith =
  (evaluate: Engine['evaluate'], isLeaving: (error: unknown) => boolean): Engine['waitFor'] =>
  async (body, ...args) => {
    const deadline = Date.now() + patienceMs
    const ask = () =>
      evaluate(body, ...args).catch((error: unknown) => {
        // A script that was running when its page was left has no answer.
        if (isLeaving(error)) return false
        throw error
      })
    while (!(await ask())) {
      if (Date.now() > deadline)
        throw new Error(`The page never answered yes to: ${body}\n${JSON.stringify(await evaluate(described))}`)
      await pause(50)
    }
  }
