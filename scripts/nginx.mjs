// Finds an nginx, or installs one. Without one, the tests use a few lines of Node as the load balancer.
import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.mjs'

const candidates = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export const findNginx = () => candidates.find((path) => path && existsSync(path))

export async function installNginx() {
  if (!findNginx()) await installPackages('the tests with several instances', 'nginx-light')
}
