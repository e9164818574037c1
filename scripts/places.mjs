// Paths of the project. Runs on Node 18.0.
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const at = (...parts) => join(root, ...parts)

/**
 * The npm package that contains Node for a platform, and the program inside it. npm has current ones for some platforms
 * only; `optionalDependencies` lists them.
 */
export function nodePackageFor(platform, arch) {
  const isWindows = platform === 'win32'
  return {
    name: `node-${isWindows ? 'win' : platform}-${arch}`,
    program: join('bin', isWindows ? 'node.exe' : 'node'),
  }
}

export const nodePackage = nodePackageFor(process.platform, process.arch)
export const installedNode = at('node_modules', nodePackage.name, nodePackage.program)

/** The Node that the project runs on: the one installed with its packages, or the one running this script. */
export const projectNode = () => (existsSync(installedNode) ? installedNode : process.execPath)

/**
 * Node options for the server. An upload passes through buffers that count as garbage on the heap; by default, Node
 * searches the entire heap for them every few megabytes, which halves the speed of an upload, and after its start keeps
 * 80 MB more than it needs.
 */
export const serverOptions = ['--heap-growing-percent=200', '--max-semi-space-size=16']
export const serverCommand = [...serverOptions, at('server', 'main.ts')]
