import { execFile } from 'node:child_process'
import { chown, stat } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Runs a program as an unprivileged user, because PostgreSQL refuses to run as root. */
export type Runner = (program: string, args: string[]) => Promise<{ stdout: string; stderr: string }>

/** The user "nobody": initdb requires a user that the system knows by name. */
const nobody = { uid: 65_534, gid: 65_534 }

export async function unprivilegedRunner(home: string, socketDir: string): Promise<Runner> {
  if (process.getuid?.() !== 0) return (program, args) => run(program, args)

  // A command that root runs for the site of another user must leave its database to that user.
  const { uid, gid } = await stat(home)
  if (uid !== 0) return runnerAs({ uid, gid }, [socketDir])

  // In its own user namespace, root's files and processes appear to belong to an ordinary user.
  const namespace = ['-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`]
  if (await succeeds('unshare', [...namespace, 'true'])) {
    return (program, args) => run('unshare', [...namespace, program, ...args])
  }

  // Containers may not allow the namespace: change the owner of the folders instead.
  return runnerAs(nobody, [home, socketDir])
}

async function runnerAs(user: { uid: number; gid: number }, owned: string[]): Promise<Runner> {
  for (const dir of owned) await chown(dir, user.uid, user.gid)
  return (program, args) => run(program, args, { ...user, cwd: '/' })
}

const succeeds = (program: string, args: string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  )
