import { z } from 'zod'
import type { Crm, CrmLead, CrmOptions } from './crm.ts'
import { callOutside, OutsideError, readJson } from './outside-call.ts'

export type ZohoSettings = {
  accountsUrl: string
  clientId: string
  clientSecret: string
  refreshToken: string
  /** API names of the fields that the web forms call LEADCF163 and LEADCF162. */
  fields: { reason: string; message: string }
}

export type Token = { accessToken: string; apiDomain: string; expiresAt: Date }

/** Keeps one access token for all instances. It asks for a new one when there is none but the refused one. */
export type TokenStore = (refused: string | undefined, fetchToken: () => Promise<Token>) => Promise<Token>

/** Zoho CRM. Leads are upserted on their email address and never inserted, so a repeated call makes no second record. */
export function createZoho(settings: ZohoSettings, { timeoutMs, tokens }: CrmOptions): Crm {
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
    // A minute early, so that no call starts with a token that ends under way.
    const expiresAt = new Date(Date.now() + (expires_in - 60) * 1000)
    return { accessToken: access_token, apiDomain: api_domain, expiresAt }
  }

  const upsert = (lead: CrmLead, token: Token, signal: AbortSignal) =>
    callOutside(`${token.apiDomain}/crm/v8/Leads/upsert`, {
      method: 'POST',
      headers: { authorization: `Zoho-oauthtoken ${token.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ data: [toRecord(lead, settings.fields)], duplicate_check_fields: ['Email'] }),
      ...limits(signal),
    })

  return {
    deliver: async (lead, signal) => {
      const token = await tokens(undefined, () => fetchToken(signal))
      const answer = await upsert(lead, token, signal)
      if (answer.status !== 401) return recordId(answer)
      const renewed = await tokens(token.accessToken, () => fetchToken(signal))
      return recordId(await upsert(lead, renewed, signal))
    },
    check: async (signal) => {
      const { accessToken, apiDomain } = await tokens(undefined, () => fetchToken(signal))
      const { status } = await callOutside(`${apiDomain}/crm/v8/Leads?fields=Email&per_page=1`, {
        method: 'GET',
        headers: { authorization: `Zoho-oauthtoken ${accessToken}` },
        ...limits(signal),
      })
      if (status >= 300) throw new OutsideError(`zoho-http-${status}`)
    },
  }
}

const TokenAnswer = z.object({
  access_token: z.string().min(1),
  api_domain: z.url({ protocol: /^https?$/ }),
  expires_in: z.number().positive(),
})

/** Zoho wants a last name and holds 40 and 80 characters of a name. */
function toRecord(lead: CrmLead, fields: ZohoSettings['fields']) {
  const words = lead.name.split(/\s+/)
  const last = words.at(-1) ?? lead.name
  return {
    Last_Name: last.slice(0, 80),
    First_Name: words.slice(0, -1).join(' ').slice(0, 40) || undefined,
    Email: lead.email,
    Phone: lead.phone,
    Lead_Source: 'Website',
    [fields.reason]: lead.reason ?? undefined,
    [fields.message]: lead.message ?? undefined,
  }
}

const code = z.string().regex(/^[A-Z_]{1,40}$/)
const RecordAnswer = z.object({
  data: z.tuple([z.object({ code, details: z.object({ id: z.string().optional() }).optional() })]),
})

/** What Zoho documents for a record that it has kept: its id comes with it. */
const KeptRecord = z.object({ code: z.literal('SUCCESS'), details: z.object({ id: z.string().min(1).max(100) }) })

/** Faults of the record itself: sending it again changes nothing. */
const faultsOfRecord = new Set(['MANDATORY_NOT_FOUND', 'INVALID_DATA', 'DUPLICATE_DATA'])

/** A 2xx alone is no success: each record has a code and, once it is kept, an id of its own. */
function recordId({ status, text }: { status: number; text: string }): string {
  if (status === 429) throw new OutsideError('zoho-too-many-requests')
  if (status >= 500 || status === 401 || status === 403) throw new OutsideError(`zoho-http-${status}`)
  const parsed = RecordAnswer.safeParse(readJson(text))
  if (!parsed.success) throw new OutsideError(`zoho-answer-${status}`)
  const [record] = parsed.data.data
  if (status < 300) {
    const kept = KeptRecord.safeParse(record)
    if (kept.success) return kept.data.details.id
  }
  if (record.code === 'SUCCESS') throw new OutsideError(`zoho-answer-${status}`)
  throw new OutsideError(`zoho-${record.code}`, { permanent: faultsOfRecord.has(record.code) })
}
