import { z } from 'zod'
import { inquiryNote, type CrmLead } from '../../content/crm-note.ts'
import type { Config } from '../config/config.ts'
import type { Crm, CrmOptions } from './crm.ts'
import { callOutside, OutsideError, readJson, type Answer } from './outside-call.ts'
import { toZohoRecord, zohoTime } from './zoho-fields.ts'

type Settings = Extract<Config['crm'], { kind: 'zoho' }>

export type Token = { accessToken: string; apiDomain: string; expiresAt: Date }

/** Shares one access token among all instances. Fetches a new one when there is none other than the refused one. */
export type TokenStore = (refused: string | undefined, fetchToken: () => Promise<Token>) => Promise<Token>

/**
 * Zoho CRM. An unknown person is upserted by email address, never inserted, so a repeated call creates no second
 * record. A known person's record is left unchanged. Each inquiry becomes a note on that record, so later ones
 * overwrite nothing; the note's title contains the lead's id, which shows whether an earlier attempt wrote it.
 */
export function createZoho(settings: Settings, { timeoutMs, tokens }: CrmOptions): Crm {
  const limits = (signal: AbortSignal) => ({ timeoutMs, signal, longestAnswer: 256 * 1024 })

  async function fetchToken(signal: AbortSignal): Promise<Token> {
    const { clientId, clientSecret, refreshToken } = settings
    const { status, text } = await callOutside(`${settings.accountsUrl}/oauth/v2/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: clientId,
        client_secret: clientSecret,
        refresh_token: refreshToken,
      }).toString(),
      ...limits(signal),
    })
    const parsed = TokenAnswer.safeParse(readJson(text))
    if (!parsed.success) throw new OutsideError(`zoho-token-${status}`)
    const { access_token, api_domain, expires_in } = parsed.data
    // A minute early, so that no call starts with a token that expires during it.
    const expiresAt = new Date(Date.now() + (expires_in - 60) * 1000)
    return { accessToken: access_token, apiDomain: api_domain, expiresAt }
  }

  const send = (token: Token, path: string, { body, since }: Request, signal: AbortSignal) =>
    callOutside(`${token.apiDomain}/crm/v8/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Zoho-oauthtoken ${token.accessToken}`,
        ...(body && { 'content-type': 'application/json' }),
        ...(since && { 'if-modified-since': zohoTime(since) }),
      },
      ...(body && { body: JSON.stringify(body) }),
      ...limits(signal),
    })

  /** A refused token is renewed once. */
  async function call(signal: AbortSignal, path: string, request: Request = {}): Promise<Answer> {
    const token = await tokens(undefined, () => fetchToken(signal))
    const answer = await send(token, path, request, signal)
    if (answer.status !== 401) return answer
    const renewed = await tokens(token.accessToken, () => fetchToken(signal))
    return send(renewed, path, request, signal)
  }

  async function findOrCreate(lead: CrmLead, signal: AbortSignal): Promise<string> {
    const query = new URLSearchParams({ email: lead.email, fields: 'Email' })
    const found = parseList(Records, await call(signal, `Leads/search?${query}`))
    // The search covers every email field, so it also finds people who have this address as their secondary one.
    const known = found.find(({ Email }) => Email?.toLowerCase() === lead.email.toLowerCase())
    if (known) return known.id
    const record = toZohoRecord(lead, settings.fields)
    return recordId(await call(signal, 'Leads/upsert', { body: { data: [record], duplicate_check_fields: ['Email'] } }))
  }

  async function addNote(id: string, lead: CrmLead, signal: AbortSignal): Promise<void> {
    const { title, text } = inquiryNote(lead)
    // Zoho lists 200 notes, oldest first, so ask only for those since the inquiry. The extra day allows for clock
    // differences.
    const since = new Date(lead.createdAt.getTime() - dayMs)
    const path = `Leads/${encodeURIComponent(id)}/Notes?fields=Note_Title`
    const notes = parseList(Notes, await call(signal, path, { since }))
    if (notes.some((note) => note.Note_Title?.includes(lead.id))) return
    const parent = { module: { api_name: 'Leads' }, id }
    const note = { Note_Title: title, Note_Content: text.slice(0, maxNoteLength), Parent_Id: parent }
    recordId(await call(signal, 'Notes', { body: { data: [note] } }))
  }

  return {
    deliver: async (lead, signal) => {
      const id = await findOrCreate(lead, signal)
      await addNote(id, lead, signal)
      return id
    },
    check: async (signal) => {
      // One call per scope that a delivery needs.
      const nobody = new URLSearchParams({ email: 'nobody@example.com', fields: 'Email', per_page: '1' })
      for (const path of [`Leads/search?${nobody}`, 'Notes?fields=Note_Title&per_page=1']) {
        parseList(Records, await call(signal, path))
      }
    },
  }
}

/** The maximum number of calls per delivery: two for a token, one that finds that it is refused, and four more. */
export const maxZohoCalls = 7

const maxNoteLength = 32_000
const dayMs = 24 * 60 * 60 * 1000

/** `since`: only return what changed after this time. */
type Request = { body?: object; since?: Date }

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  api_domain: z.url({ protocol: /^https?$/ }),
  expires_in: z.number().positive(),
})

const id = z.string().regex(/^\d{1,40}$/)
const Records = z.object({ data: z.array(z.object({ id, Email: z.string().nullish() })) })
const Notes = z.object({ data: z.array(z.object({ id, Note_Title: z.string().nullish() })) })

/** A list from Zoho; status 204 means an empty one, 304 one without changes. */
function parseList<R>(shape: z.ZodType<{ data: R[] }>, answer: Answer): R[] {
  throwIfFailed(answer)
  if (answer.status === 204 || answer.status === 304) return []
  const parsed = answer.status === 200 ? shape.safeParse(readJson(answer.text)) : undefined
  if (!parsed?.success) throw new OutsideError(`zoho-answer-${answer.status}`)
  return parsed.data.data
}

const code = z.string().regex(/^[A-Z_]{1,40}$/)
const RecordAnswer = z.object({
  data: z.tuple([z.object({ code, details: z.object({ id: z.string().optional() }).optional() })]),
})

/** Zoho's documented response for a stored record, with its id. */
const StoredRecord = z.object({ code: z.literal('SUCCESS'), details: z.object({ id }) })

/** Errors in the record itself, which a retry would not fix. */
const permanentErrors = new Set(['MANDATORY_NOT_FOUND', 'INVALID_DATA', 'DUPLICATE_DATA'])

function throwIfFailed({ status }: Answer): void {
  if (status === 429) throw new OutsideError('zoho-too-many-requests')
  if (status >= 500 || status === 401 || status === 403) throw new OutsideError(`zoho-http-${status}`)
}

/** A 2xx status alone is not success: each record has its own code and, once stored, an id. */
function recordId(answer: Answer): string {
  throwIfFailed(answer)
  const { status, text } = answer
  const parsed = RecordAnswer.safeParse(readJson(text))
  if (!parsed.success) throw new OutsideError(`zoho-answer-${status}`)
  const [record] = parsed.data.data
  if (status < 300) {
    const kept = StoredRecord.safeParse(record)
    if (kept.success) return kept.data.details.id
  }
  if (record.code === 'SUCCESS') throw new OutsideError(`zoho-answer-${status}`)
  throw new OutsideError(`zoho-${record.code}`, { permanent: permanentErrors.has(record.code) })
}
