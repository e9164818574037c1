import type { Approval } from '../contract/publication.ts'
import { brand } from './brand/company.ts'
import type { MailText } from './letter.ts'

type Waiting = { title: string; isWithdrawal: boolean; author: string; waitsFor: Approval; link: string }

const why: Record<Approval, string> = {
  'second-person': 'It needs approval from a second person.',
  owner: 'It makes a risky claim that an owner has to approve.',
}

/** To those who may approve a version: what waits for them. */
export const reviewMail = ({ title, isWithdrawal, author, waitsFor, link }: Waiting): MailText => ({
  subject: `A ${brand.name} text is waiting for your approval`,
  text: [
    isWithdrawal ? `${author} wants to withdraw: ${title}` : `${author} wants to publish: ${title}`,
    why[waitsFor],
    `See what changed, and approve it or send it back:\n${link}\n`,
  ].join('\n\n'),
})
