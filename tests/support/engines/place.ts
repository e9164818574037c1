import { z } from 'zod'
import type { Engine } from './engine.ts'

const Box = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

/** Scrolls the first visible match to the middle of the window, and returns where it ended up. */
export async function place(evaluate: Engine['evaluate'], selector: string) {
  const box = await evaluate(atRest, selector)
  const { left, top, width, height } = Box.parse(box, { error: () => `Nothing visible matches ${selector}` })
  /** A point in it, given in shares of its width and height. */
  return (across: number, down: number) => ({
    x: Math.round(left + width * across),
    y: Math.round(top + height * down),
  })
}

/** Sections move a little when they come into view. */
const atRest = `
  const element = [...document.querySelectorAll(arguments[0])].find((found) => found.checkVisibility())
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const where = () => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return { left, top, width, height }
  }
  const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const settle = async (before) => {
    await frames()
    const now = where()
    return now.top === before.top && now.left === before.left ? now : settle(now)
  }
  return element && settle(where())
`
