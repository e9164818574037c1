import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import { team } from '../brand/people.ts'
import { capitalized, inWords } from '../number-word.ts'
import type { PageContent } from '../page.ts'

const count = team.length

export const teams = {
  path: '/Teams',
  head: 'story',
  title: `Our Team: ${capitalized(inWords(count, 'Person Who Leads', 'People Who Lead'))} the Company | ${brand.name}`,
  description:
    `${capitalized(inWords(count, 'executive leads', 'executives lead'))} ${brand.name}. Read what each one does, how they decide, who checks them, and who to ask ` +
    'when you have a question for us.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Team',
  heading: 'Meet the team',
  lede: `${capitalized(inWords(count, 'person leads', 'people lead'))} the company. Read what each of them does, and who to ask when you need something.`,
  picture: { name: 'team', alt: 'Colleagues stand side by side on one cloth, under a string of pennants.' },
  sections: [
    {
      kind: 'people',
      id: 'team',
      title: `The ${inWords(count, 'leader', 'leaders')}`,
      intro: 'Each one has a clear role, so you always know who is responsible for what.',
      people: 'team',
    },
    {
      kind: 'split',
      id: 'how-we-decide',
      title: 'How we decide',
      paragraphs: [
        'Speed matters in our work, but it does not come first. When two goals conflict, we follow a fixed order.',
        'We write down each hard decision and the reason for it. A year later, an examiner or a new colleague can ' +
          'read why we said yes or no.',
      ],
      points: [
        '**The law comes first.** If compliance says stop, a transfer stops. Sales cannot undo that.',
        '**Then the customer’s money.** Money that you gave us to deliver is never ours to spend.',
        '**Then plain words.** A new fee or screen waits until support staff can explain it in one call.',
        '**Then growth.** We open a new location once an agent there is trained and vetted.',
      ],
      picture: { name: 'team-meeting', alt: 'Colleagues sit and stand around one long table.' },
    },
    {
      kind: 'questions',
      id: 'who-checks-the-people-at-the-top-',
      title: 'Who checks the people at the top?',
      items: [
        {
          id: 'does-anyone-check-their-background',
          question: 'Does anyone check their background?',
          answer: [
            'Yes. A state does not just license a company. It also looks at the people who control it. They give ' +
              'their work history and financial history, and often their fingerprints for a criminal record check.',
          ],
        },
        {
          id: 'what-happens-when-a-leader-changes',
          question: 'What happens when a leader changes?',
          answer: [
            'We must tell the states that license us. Many of them must be told before a new person takes ' +
              'control, and some must agree first.',
          ],
        },
        {
          id: 'who-checks-the-compliance-officer',
          question: 'Who checks the compliance officer?',
          answer: [
            'Federal rules require an independent review of our program. The person who runs the program may not ' +
              'be the person who reviews it. Read more on our [compliance page](/Compliance).',
          ],
        },
      ],
    },
    {
      kind: 'facts',
      id: 'who-to-ask',
      title: 'Who to ask',
      intro: 'You do not need to know a name. Each of these reaches the right people.',
      rows: [
        {
          term: 'A transfer that is late',
          value: `Call ${brand.phones.tollFree.display}. Support is open ${claims.support}.`,
        },
        { term: 'Becoming an agent', value: 'Read [how to become an agent](/agent) and send the form.' },
        { term: 'A partnership', value: 'Start on the [partnership page](/partnership).' },
        {
          term: 'Investing',
          value: `Write to ${brand.mailboxes.investors} or see [Investor Relations](/investor-relations).`,
        },
        { term: 'A rule, a report, or an audit', value: `Write to ${brand.mailboxes.compliance}.` },
        { term: 'Your personal data', value: `Write to ${brand.mailboxes.privacy}.` },
        { term: 'A security problem', value: `Write to ${brand.mailboxes.security}.` },
      ],
    },
    {
      kind: 'band',
      title: 'Work with them',
      text: 'We hire for support, compliance, software, finance, and agent relations.',
      actions: [
        { text: 'See open jobs', href: '/career' },
        { text: 'About the company', href: '/company' },
      ],
    },
  ],
} satisfies PageContent
