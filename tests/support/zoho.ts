import { z } from 'zod'
import { startFakeServer, type Received, type Reply, type FakeServer } from './fake-server.ts'

type ZohoRecord = { id: string } & Record<string, string | undefined>
type ZohoNote = { id: string; parent: string; title: string; text: string; at: Date }

export type Zoho = FakeServer & {
  settings: Record<string, string>
  /** The records of the CRM by email address. */
  records: Map<string, ZohoRecord>
  notes: ZohoNote[]
  /** Access tokens issued so far. */
  tokens: string[]
  /** Revokes the tokens issued so far. */
  revokeTokens: () => void
  /** A record with one of these addresses is refused with that code. */
  refused: Map<string, string>
}

/** The standard fields of Zoho, and those named in the settings below. */
const Lead = z.strictObject({
  Last_Name: z.string().min(1).max(80),
  First_Name: z.string().max(40).optional(),
  Email: z.email(),
  Phone: z.string().max(30),
  Lead_Source: z.literal('Website'),
  Description: z.string().max(32_000).optional(),
  Inquiry_Reason: z.string().optional(),
  Website_Form: z.string().optional(),
  Website_Page: z.string().optional(),
  Came_From: z.string().optional(),
  Campaign_Name: z.string().optional(),
  Consent_Version: z.string().optional(),
  Consent_Time: z.iso.datetime({ offset: true, precision: 0 }).optional(),
})

const Upsert = z.strictObject({ data: z.tuple([Lead]), duplicate_check_fields: z.tuple([z.literal('Email')]) })

const Note = z.strictObject({
  Note_Title: z.string().max(120),
  Note_Content: z.string().min(1).max(32_000),
  Parent_Id: z.strictObject({ module: z.strictObject({ api_name: z.literal('Leads') }), id: z.string() }),
})
const AddNote = z.strictObject({ data: z.tuple([Note]) })

/** The part of Zoho CRM for leads: expiring tokens, a search, an upsert with one record per address, and notes. */
export async function startZoho(): Promise<Zoho> {
  const records: Zoho['records'] = new Map()
  const notes: ZohoNote[] = []
  const refused: Zoho['refused'] = new Map()
  const tokens: string[] = []
  const valid = new Set<string>()
  let last = 0
  const nextId = () => String((last += 1)).padStart(19, '0')

  function giveToken({ body }: Received): Reply {
    const wanted = { grant_type: 'refresh_token', client_id: 'id', client_secret: 'secret', refresh_token: 'refresh' }
    const given = Object.fromEntries(new URLSearchParams(body))
    // Zoho responds with 200 to a refused refresh token; only the body shows the error.
    if (JSON.stringify(given) !== JSON.stringify(wanted)) return reply(200, { error: 'invalid_code' })
    if (tokens.length >= 10) return reply(400, { error: 'Access Denied' })
    const token = `1000.${tokens.length}`
    tokens.push(token)
    valid.add(token)
    return reply(200, { access_token: token, api_domain: fakeServer.url, token_type: 'Bearer', expires_in: 3600 })
  }

  function upsert({ body }: Received): Reply {
    const parsed = Upsert.safeParse(JSON.parse(body))
    if (!parsed.success) return reply(400, { data: [fault('INVALID_DATA')] })
    const [record] = parsed.data.data
    const refusal = refused.get(record.Email)
    if (refusal) return reply(400, { data: [{ ...fault(refusal), message: record.Email }] })
    const known = records.get(record.Email)
    const id = known?.id ?? nextId()
    records.set(record.Email, { ...record, id })
    const action = known ? 'update' : 'insert'
    return reply(200, { data: [{ code: 'SUCCESS', action, details: { id }, status: 'success' }] })
  }

  function search({ url }: Received): Reply {
    // Zoho searches all email fields of the module.
    const asked = url.searchParams.get('email')
    const found = [...records.values()].filter(
      (record) => asked && [record['Secondary_Email'], record['Email']].includes(asked),
    )
    return found.length > 0 ? reply(200, { data: found, info: { per_page: 200, count: found.length } }) : nothing
  }

  /** The oldest 200 notes that have changed since If-Modified-Since. */
  function listNotes(record: string, { url, headers }: Received): Reply {
    if (!url.searchParams.get('fields')?.includes('Note_Title')) return reply(400, fault('REQUIRED_PARAM_MISSING'))
    const own = notes.filter(({ parent }) => parent === record)
    if (own.length === 0) return nothing
    const since = new Date(headers['if-modified-since'] ?? 0)
    const changed = own.filter(({ at }) => at > since).slice(0, 200)
    if (changed.length === 0) return { status: 304, body: '' }
    const data = changed.map(({ id, title }) => ({ id, Note_Title: title }))
    return reply(200, { data, info: { count: data.length, per_page: 200 } })
  }

  function addNote({ body }: Received): Reply {
    const parsed = AddNote.safeParse(JSON.parse(body))
    if (!parsed.success) return reply(400, { data: [fault('INVALID_DATA')] })
    const [{ Note_Title: title, Note_Content: text, Parent_Id: parent }] = parsed.data.data
    if (![...records.values()].some((record) => record.id === parent.id)) {
      return reply(400, { data: [fault('INVALID_DATA')] })
    }
    const id = nextId()
    notes.push({ id, parent: parent.id, title, text, at: new Date() })
    return reply(201, { data: [{ code: 'SUCCESS', details: { id }, message: 'record added', status: 'success' }] })
  }

  function answer(call: Received): Reply {
    const { method, url, headers } = call
    if (url.pathname === '/oauth/v2/token') return giveToken(call)
    const token = headers.authorization?.replace(/^Zoho-oauthtoken /, '')
    if (!token || !valid.has(token)) return reply(401, { code: 'AUTHENTICATION_FAILURE', status: 'error' })
    const path = `${method} ${url.pathname}`
    if (path === 'POST /crm/v8/Leads/upsert') return upsert(call)
    if (path === 'GET /crm/v8/Leads/search') return search(call)
    if (path === 'POST /crm/v8/Notes') return addNote(call)
    const record = /^GET \/crm\/v8\/Leads\/(\d+)\/Notes$/.exec(path)?.[1]
    return record ? listNotes(record, call) : reply(404, { code: 'INVALID_URL_PATTERN' })
  }

  const fakeServer = await startFakeServer(answer)
  return {
    ...fakeServer,
    records,
    notes,
    refused,
    tokens,
    revokeTokens: () => valid.clear(),
    settings: {
      CRM: 'zoho',
      ZOHO_ACCOUNTS_URL: fakeServer.url,
      ZOHO_CLIENT_ID: 'id',
      ZOHO_CLIENT_SECRET: 'secret',
      ZOHO_REFRESH_TOKEN: 'refresh',
      ZOHO_FIELD_LEADCF163: 'Inquiry_Reason',
      ZOHO_FIELD_FORM: 'Website_Form',
      ZOHO_FIELD_PAGE: 'Website_Page',
      ZOHO_FIELD_CAME_FROM: 'Came_From',
      ZOHO_FIELD_CAMPAIGN: 'Campaign_Name',
      ZOHO_FIELD_CONSENT_VERSION: 'Consent_Version',
      ZOHO_FIELD_CONSENT_TIME: 'Consent_Time',
      DELIVERY_RETRY_SECONDS: '1',
      OUTSIDE_TIMEOUT_MS: '1000',
    },
  }
}

const fault = (code: string) => ({ code, details: {}, message: '', status: 'error' })
const nothing: Reply = { status: 204, body: '' }
const reply = (status: number, body: object): Reply => ({ status, body: JSON.stringify(body) })
