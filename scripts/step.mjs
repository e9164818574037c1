// Shows progress during long steps. Runs on Node 18.0.

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

/**
 * Runs `work`. A terminal shows an animated line with the elapsed seconds; other outputs get one line before and one
 * after.
 */
export async function step(name, estimate, work) {
  const started = Date.now()
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const line = () => `${name}: ${seconds()} s (${estimate})`
  const isTerminal = process.stdout.isTTY && process.env.CI === undefined
  if (!isTerminal) console.log(`${name} (${estimate}) …`)
  let frame = 0
  const draw = () => process.stdout.write(`\r\x1b[2K${frames[frame++ % frames.length]} ${line()}`)
  const timer = isTerminal ? setInterval(draw, 100) : undefined
  try {
    await work()
  } finally {
    clearInterval(timer)
    if (isTerminal) process.stdout.write('\r\x1b[2K')
  }
  console.log(`${name}: done in ${seconds()} s`)
}
