// npm run proofs: what `npm test` checks at a small scale, and what takes too long for it; takes more than an hour.
import { installChromium } from './chromium.mjs'
import { installClamd } from './clamav.mjs'
import { installNginx } from './nginx.mjs'
import { projectNode } from './places.mjs'
import { build, CommandFailed, main, run } from './setup.mjs'
import { installPackages } from './system-packages.mjs'
import { installWebKit } from './webkit.mjs'

/** How often each fault is provoked; `npm test` provokes each once or a few times. */
const often = { FAULT_ROUNDS: '10', STRANGE_REQUESTS: '10000' }

main(async () => {
  await build()
  await installClamd()
  await installNginx()
  await installChromium()
  await installWebKit()
  await installPackages('the journeys in Firefox', 'firefox-esr')
  const env = Object.fromEntries(Object.entries(often).map(([name, value]) => [name, process.env[name] ?? value]))
  const parts = [
    [projectNode(), ['scripts/check.mjs']],
    ['vitest', ['run', '--project', 'faults', '--project', 'proofs'], { env }],
    ['vitest', ['run', '--project', 'api', '--project', 'pages'], { env }],
    ['playwright', ['test'], { env }],
    [projectNode(), ['bench/load.ts']],
    [projectNode(), ['scripts/report-dependencies.ts']],
  ]
  const failed = []
  // Each part takes long, so a failure does not stop the parts after it.
  for (const part of parts) await run(...part).catch((cause) => failed.push(cause))
  if (failed.length > 0) throw new CommandFailed(failed.map((cause) => cause.message).join('\n'), 1)
})
