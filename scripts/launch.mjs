// Installs what is missing, then runs a script of this folder or a program of the server on the Node that the project installs. Like
// everything it imports, it must run on Node 18.0.
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { runChild } from './child.mjs'
import { install } from './install.mjs'
import { at, projectNode, root, serverOptions } from './places.mjs'

/** A failed command has printed why; its exit code becomes ours. */
export async function launch(name, args) {
  try {
    await install()
    const { code, signal } = await runChild(projectNode(), [...commandOf(name), ...args], {
      cwd: root,
      // The channel closes when this process ends in any way, which stops the program.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    })
    process.exitCode = signal ? 128 + constants.signals[signal] : code
  } catch (cause) {
    console.error(cause.message)
    process.exitCode = 1
  }
}

/** Programs of the server that need no build, only the settings. */
const serverPrograms = new Set(['admin', 'backup', 'content', 'doctor', 'restore'])

function commandOf(name) {
  if (!serverPrograms.has(name)) return [...(name === 'start' ? serverOptions : []), at('scripts', `${name}.mjs`)]
  const settings = at('.env')
  return [...(existsSync(settings) ? [`--env-file=${settings}`] : []), at('server', `${name}.ts`)]
}
