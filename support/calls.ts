import { Tokens } from '../contract/admin.ts'

/** The first admin of most sites. */
export const credentials = { username: 'nimo.warsame', password: 'a short sentence' }

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const sendJson = (method: string, url: string, body?: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

export const postJson = (url: string, body: object, headers: Record<string, string> = {}) =>
  sendJson('POST', url, body, headers)

/** Registers the first admin, or somebody whom an admin adds, unless they are registered, and signs them in. */
export async function signInTo(url: string, person: object = credentials, by: Record<string, string> = {}) {
  await postJson(`${url}/api/admin/register`, person, by)
  const tokens = Tokens.parse(await (await postJson(`${url}/api/admin/login`, person)).json())
  return { ...tokens, headers: bearer(tokens.accessToken) }
}
