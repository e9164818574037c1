import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Writes a self-signed certificate for this machine into a folder, with the file names that certbot uses. */
export async function makeCertificate(folder: string): Promise<Buffer> {
  const [certificate, key] = [join(folder, 'fullchain.pem'), join(folder, 'privkey.pem')]
  const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
  const asked = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
  const subject = ['-subj', '/CN=localhost', '-addext', names]
  await run('openssl', ['req', '-x509', ...asked, ...subject, '-keyout', key, '-out', certificate])
  return readFile(certificate)
}
