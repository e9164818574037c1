const idleAfterMs = 60_000

let lastInput = Date.now()

if (typeof window !== 'undefined')
  for (const kind of ['keydown', 'pointerdown'])
    addEventListener(kind, () => {
      lastInput = Date.now()
    })

/** Whether nobody has used this page for a while: what it loads by itself must not keep the session alive. */
export const isIdle = () => Date.now() - lastInput > idleAfterMs
