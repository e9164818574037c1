import { createHash } from 'node:crypto'
import { exampleCountry } from '../../content/example-country.ts'
import { sampleAgents } from '../../content/sample-agents.ts'
import { samplePrices } from '../../content/sample-prices.ts'
import { complianceOfficer } from '../../content/sample-vacancies.ts'
import type { OperationName } from '../../contract/operations.ts'
import { priceRows } from '../../contract/price-book.ts'
import { emptyNotice } from '../../contract/site-notice.ts'
import { inquiry, lead } from '../../support/lead.ts'
import { credentials } from '../../support/calls.ts'
import { smallPhoto } from './pictures.ts'
import { servedPlace } from './served-place.ts'

const nobody = '7d9a0c1e-0b1c-4a55-9c62-0d6f5e8d3a10'
const secret = 'A'.repeat(43)
const password = 'a long sentence'

const usedPasskey = {
  id: 'AAAA',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA', userHandle: 'AAAA' },
}
const newPasskey = { id: 'AAAA', response: { clientDataJSON: 'e30', attestationObject: 'oA', transports: ['usb'] } }

const interview = { localTime: '2030-05-06T10:30', timeZone: 'America/Chicago', minutes: 30, place: 'Room 2' }
const email = { template: null, subject: 'Hello', text: 'A text.' }
const templateChange = { subject: 'Hello', text: 'Hello again.', was: { subject: 'Hello', text: 'A text.' } }

const sampleAgent = { ...sampleAgents[0], code: 'X-1' }
const agentsFile =
  'Code,Name,Street,City,State,ZIP,Phone,Time zone,Languages,Services\n' +
  `X-2,Shop,1 Sample St,${servedPlace.city},${servedPlace.state},${servedPlace.zip},(612) 555-0199,America/Chicago,english,wallets`
const agentsPlan = createHash('sha256')
  .update(JSON.stringify([agentsFile, []]))
  .digest('base64url')

const pricesFile =
  'Country,Currency,Payout,Payment,From,To,Fee,Fee percent,Margin percent,Arrival\n' +
  `${exampleCountry.iso2},${exampleCountry.currency},wallet,cash,1,100,2.99,0,1,10 minutes`

/** A valid body for each call that has one; `tests/bodies.test.ts` checks that. */
export const bodies: Partial<Record<OperationName, object>> = {
  'inquiries.submit': { ...inquiry, source: 'home', page: '/', consentVersion: 'inquiry-1', elapsedMs: 9_000 },
  'leads.submit': { ...lead, source: 'join', page: '/b2b' },
  'optOuts.receive': { from: '+16125550188', text: 'STOP' },

  'registration.register': { username: 'somebody.new', password },
  'invitations.create': { recipient: 'Sahra', role: 'leads' },
  'invitations.check': { secret },
  'invitations.accept': { secret, username: 'somebody.new', password },
  'session.signIn': credentials,
  'session.step': { stepToken: secret, proof: { kind: 'totp', code: '123456' } },
  'session.passkeyOptions': {},
  'session.passkey': { passkey: usedPasskey },
  'session.refresh': { refreshToken: secret },
  'factors.addPasskey': { name: 'Laptop', passkey: newPasskey },
  'factors.addTotp': { id: nobody, name: 'Phone', code: '123456' },
  'factors.rename': { name: 'Phone' },
  'account.confirm': { password: credentials.password },
  'account.changePassword': { currentPassword: credentials.password, newPassword: 'mine from now on' },
  'account.setEmail': { email: 'nimo@mail.example' },
  'account.confirmEmail': { secret },
  'recovery.request': { username: 'somebody' },
  'recovery.check': { secret },
  'recovery.use': { secret, password },
  'news.markSeen': { id: 1 },
  'admins.setRole': { role: 'auditor' },
  'admins.resetPassword': { password: 'mine from now on' },

  'vacancies.create': complianceOfficer,
  'vacancies.edit': { ...complianceOfficer, tagline: 'changed' },
  'vacancies.setStatus': { status: 'inactive' },
  'vacancies.setCriteria': { criteria: ['Patience'] },
  'applications.exportChosen': { ids: [nobody] },
  'applications.moveChosen': { moves: [{ id: nobody, from: 'new', stage: 'hired' }] },
  'applications.eraseChosen': { ids: [nobody], reason: 'asked', count: 1 },
  'applications.move': { stage: 'hired', from: 'new' },
  'applications.setDeclineReason': { reason: 'pay' },
  'applications.refuseErasure': { reason: 'law' },
  'applications.addNote': { text: 'a note' },
  'applications.setOwner': { ownerId: null, was: null },
  'applications.erase': { reason: 'asked', name: 'Yusuf' },
  'applications.sendEmail': { ...email, template: 'offer', stage: 'offer' },
  'applications.emailMany': { ids: [nobody], template: 'offer', subject: '{job}', text: 'Hello {firstName}' },
  'applications.undoEmails': { batchId: nobody },
  'applications.saveTemplate': templateChange,
  'interviews.plan': interview,
  'interviews.change': { ...interview, minutes: 60, sequence: 0 },
  'interviews.cancel': { sequence: 1, message: 'Sorry.' },
  'scorecards.save': { ratings: [], verdict: 'yes', comment: 'Good.', submit: true },

  'leads.sendEmail': { ...email, answered: false },
  'leads.undoEmails': { batchId: nobody },
  'leads.saveTemplate': templateChange,
  'leads.change': { state: 'answered', was: { state: 'new' } },
  'leads.accept': { suspectedSpam: false },
  'leads.markNotice': { isNotice: true },
  'leads.markStep': { step: 'acknowledgedOn', done: true },
  'leads.addNote': { text: 'a note' },
  'leads.erase': { reason: 'asked', name: 'Amina Warsame' },
  'careerForms.sendEmail': { ...email, handled: true },
  'careerForms.undoEmails': { batchId: nobody },
  'careerForms.mark': { handled: true },
  'careerForms.erase': { reason: 'asked', name: 'Hodan Yusuf' },
  'optOuts.add': { contact: '(612) 555-0188' },
  'optOuts.import': { csv: 'Number\n6125550188' },

  'deskAgents.add': sampleAgent,
  'deskAgents.preview': { csv: agentsFile },
  'deskAgents.import': { csv: agentsFile, plan: agentsPlan },
  'deskAgents.edit': { ...sampleAgent, code: 'X-3', version: 1 },
  'deskAgents.setStatus': { status: 'inactive' },
  'deskPrices.read': { csv: pricesFile },
  'deskPrices.save': { rows: priceRows(samplePrices.slice(0, 1)), effectiveFrom: null, basedOn: 1 },

  'pictures.add': { content: (await smallPhoto()).toString('base64') },
  'publications.create': { kind: 'notice' },
  'publications.saveDraft': { revision: 0, draft: emptyNotice },
  'publications.preview': { draft: emptyNotice, path: '/aboutus' },
  'publications.publish': { revision: 0, effectiveAt: null, accepted: [] },
  'publications.withdraw': { effectiveAt: null },
  'publications.restore': { accepted: [] },
  'publications.check': { version: null },
  'publications.refuse': { text: 'Say which one.' },
}
