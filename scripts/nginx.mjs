// Where an nginx is, and how to get one. Without one the tests balance with a few lines of Node instead.
import { existsSync } from 'node:fs'
import { installPackages } from './system-packages.mjs'

const places = [process.env.NGINX, '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

export const findNginx = () => places.find((place) => place && existsSync(place))

export async function installNginx() {
  if (!findNginx()) await installPackages('the tests with several instances', 'nginx-light')
}
