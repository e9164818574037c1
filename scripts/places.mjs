// Where things are. Runs on Node 18.0.
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
export const at = (...parts) => join(root, ...parts)

const isWindows = process.platform === 'win32'
const binary = isWindows ? 'node.exe' : 'node'

/** The Node that the project runs on, installed with its packages; the one that started us may be older. */
export const node = at('node_modules', 'node', 'bin', binary)

/** The package that holds a Node for this machine, and where the program is inside it. */
export const nodePackage = `node-${isWindows ? 'win' : process.platform}-${process.arch}`
export const nodeInPackage = join('bin', binary)

/**
 * What Node is told when it runs the server. An upload passes through buffers that count as garbage of the heap; told
 * nothing, Node searches the whole heap for them every few megabytes, which halves the speed of an upload, and after its
 * start keeps 80 MB more than it needs.
 */
export const serverOptions = ['--heap-growing-percent=200', '--max-semi-space-size=16']
export const serverCommand = [...serverOptions, at('server', 'main.ts')]
