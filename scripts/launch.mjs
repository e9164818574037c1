// Installs what is missing, then runs one of the scripts in this folder on the Node that the project installs. Like
// everything it imports, it must run on Node 18.0.
import { constants } from 'node:os'
import { runChild } from './child.mjs'
import { install } from './install.mjs'
import { at, projectNode, root, serverOptions } from './places.mjs'

/** A failed command has printed why; its exit code becomes ours. */
export async function launch(name, args) {
  try {
    await install()
    const options = name === 'start' ? serverOptions : []
    const { code, signal } = await runChild(projectNode(), [...options, at('scripts', `${name}.mjs`), ...args], {
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
