import { z } from 'zod'
import { startStandIn, type Received, type Reply, type StandIn } from './stand-in.ts'

export type ZohoRecord = { id: string } & Record<string, string | undefined>

export type Zoho = StandIn & {
  settings: Record<string, string>
  /** What the CRM holds, by email address. */
  records: Map<string, ZohoRecord>
  /** Access tokens given out so far. */
  tokens: string[]
  /** Makes the tokens given out so far worthless. */
  revokeTokens: () => void
  /** A record with one of these addresses is refused with that code. */
  refused: Map<string, string>
}

const Upsert = z.object({
  data: z.tuple([z.object({ Email: z.string(), Last_Name: z.string() }).catchall(z.string())]),
  duplicate_check_fields: z.tuple([z.literal('Email')]),
})

/** Zoho CRM as far as leads go: tokens that end, and an upsert that keeps one record an address. */
export async function startZoho(): Promise<Zoho> {
  const records: Zoho['records'] = new Map()
  const refused: Zoho['refused'] = new Map()
  const tokens: string[] = []
  const valid = new Set<string>()

  function giveToken({ body }: Received): Reply {
    const wanted = { grant_type: 'refresh_token', client_id: 'id', client_secret: 'secret', refresh_token: 'refresh' }
    const given = Object.fromEntries(new URLSearchParams(body))
    // Zoho answers 200 to a refused refresh token, and says so in the body.
    if (JSON.stringify(given) !== JSON.stringify(wanted)) return reply(200, { error: 'invalid_code' })
    if (tokens.length >= 10) return reply(400, { error: 'Access Denied' })
    const token = `1000.${tokens.length}`
    tokens.push(token)
    valid.add(token)
    return reply(200, { access_token: token, api_domain: standIn.url, token_type: 'Bearer', expires_in: 3600 })
  }

  function upsert({ headers, body }: Received): Reply {
    const token = headers.authorization?.replace(/^Zoho-oauthtoken /, '')
    if (!token || !valid.has(token)) return reply(401, { code: 'AUTHENTICATION_FAILURE', status: 'error' })
    const [record] = Upsert.parse(JSON.parse(body)).data
    const code = refused.get(record.Email)
    if (code) return reply(400, { data: [{ code, details: {}, message: record.Email, status: 'error' }] })
    const known = records.get(record.Email)
    const id = known?.id ?? String(records.size + 1).padStart(19, '0')
    records.set(record.Email, { ...record, id })
    const action = known ? 'update' : 'insert'
    return reply(200, { data: [{ code: 'SUCCESS', action, details: { id }, status: 'success' }] })
  }

  const standIn = await startStandIn((call) => {
    if (call.url.pathname === '/oauth/v2/token') return giveToken(call)
    return call.url.pathname === '/crm/v8/Leads/upsert' ? upsert(call) : reply(404, { code: 'INVALID_URL_PATTERN' })
  })
  return {
    ...standIn,
    records,
    refused,
    tokens,
    revokeTokens: () => valid.clear(),
    settings: {
      CRM: 'zoho',
      ZOHO_ACCOUNTS_URL: standIn.url,
      ZOHO_CLIENT_ID: 'id',
      ZOHO_CLIENT_SECRET: 'secret',
      ZOHO_REFRESH_TOKEN: 'refresh',
      ZOHO_FIELD_LEADCF163: 'Inquiry_Reason',
      DELIVERY_RETRY_SECONDS: '1',
      OUTSIDE_TIMEOUT_MS: '1000',
    },
  }
}

const reply = (status: number, body: object): Reply => ({ status, body: JSON.stringify(body) })
