import { brand } from '../brand/company.ts'
import { claims } from '../brand/claims.ts'
import type { PageContent } from '../page.ts'

/**
 * The page inserts the openings from the database, so no text here may say where on the page they are. The benefits are
 * samples: a company that adopts the site must confirm each one.
 */
export const careers = {
  path: '/career',
  head: 'story',
  title: `Careers: Work That Reaches Families | ${brand.name}`,
  description:
    `Open jobs at ${brand.name}, what we offer, how we work together, and how we hire, step by step, from the ` +
    'application form to the written offer.',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Company', href: '/company' },
  ],
  crumb: 'Careers',
  heading: 'Work that reaches families',
  lede:
    'Someone’s school fees depend on how well we do our work today. If that makes you careful rather than nervous, ' +
    'read on.',
  picture: {
    name: 'careers',
    alt: 'Three colleagues hold one long cloth, and a fourth takes up its end to join them.',
  },
  sections: [
    {
      kind: 'facts',
      id: 'company',
      title: 'What you would be part of',
      intro: 'Read who we are on the [company page](/company), or see what our customers see on the [home page](/).',
      rows: [
        {
          term: 'Licenses',
          value: `We hold ${claims.licenses} for money transfer. We take pride in following the rules.`,
        },
        { term: 'Reach', value: `To ${claims.aggregatorCountries} through global payment aggregators` },
        {
          term: 'Support',
          value: `We offer ${claims.support} support, so some jobs have evening, night, and weekend shifts`,
        },
        { term: 'Office', value: `In ${brand.address.city}, open ${brand.hours.display}` },
      ],
    },
    {
      kind: 'cards',
      id: 'benefits',
      title: 'Benefits',
      intro: 'Each opening lists what comes with that job. These are the things we care about in all of them.',
      cards: [
        {
          title: 'Health and retirement',
          text:
            'Full-time staff can join our health, dental, and retirement plans. We go through the paperwork with you ' +
            'in plain language.',
        },
        {
          title: 'Your holidays count',
          text:
            'You can trade a public holiday for one of your own, such as Eid, Orthodox Christmas, or Irreecha. ' +
            'Tell your manager early, and we will plan the shifts around it.',
        },
        {
          title: 'Time to learn',
          text:
            'You will learn money-transfer law in your first weeks, on the clock. If your job requires a certification such ' +
            'as CAMS or CFE, we pay for the course and the exam.',
        },
        {
          title: 'Family far away',
          text:
            'You may save up your vacation for one long trip home. You cannot visit parents on another continent in ' +
            'just a few days.',
        },
      ],
    },
    {
      kind: 'split',
      id: 'culture',
      title: 'Our culture',
      paragraphs: [
        'We come from many places and we are all in the same business: keeping a promise about money. We share a few ' +
          'habits.',
      ],
      points: [
        '**Say it plainly.** If a customer would not understand a sentence, we rewrite it.',
        '**Stop when in doubt.** Anyone may ask for a transfer to be held. Nobody is blamed for an honest hold.',
        '**Report your own mistakes.** A mistake reported in the first hour is easy to fix. We fix the cause and do ' +
          'not look for someone to blame.',
        '**Listen in on calls.** New people on every team, from finance to software, spend time with our support ' +
          'staff.',
        '**Use your language.** A language that our customers speak at home is a skill, and we value it when we hire.',
      ],
      picture: { name: 'support-night', alt: 'A support worker with a headset answers a call under a night sky.' },
    },
    {
      kind: 'steps',
      id: 'hiring',
      title: 'How we hire',
      steps: [
        {
          title: 'Read the opening',
          text:
            'It lists the duties, the location, the languages, and the documents you need. Choose Apply Now to read ' +
            'all of it.',
        },
        {
          title: 'Fill out the form',
          text:
            'Have your resume ready as a file; a cover letter can be a file or typed. You sign with a finger or a mouse. Your draft ' +
            'stays on your device if the connection drops.',
        },
        {
          title: 'Talk with us',
          text:
            'First comes a call, then a meeting with people you would work with. We give you a real case from the ' +
            'job, and time to think about it.',
        },
        {
          title: 'Checks, then an offer in writing',
          text:
            'Jobs that involve customer money require a background check. We ask for your written permission first, ' +
            'as ' +
            'the law requires.',
        },
      ],
    },
    {
      kind: 'questions',
      id: 'before-you-apply',
      title: 'Before you apply',
      items: [
        {
          id: 'none-of-the-openings-is-right-for-me-what-can-i-do',
          question: 'None of the openings is right for me. What can I do?',
          answer: [
            'Send the short form on this page with your name, email, phone, and resume. We check those resumes when a ' +
              'new job opens.',
          ],
        },
        {
          id: 'english-is-my-second-language-is-that-a-problem',
          question: 'English is my second language. Is that a problem?',
          answer: [
            'No. Each job says how much English it needs. For many jobs your first language is a reason to hire you.',
          ],
        },
        {
          id: 'do-you-treat-all-applicants-equally',
          question: 'Do you treat all applicants equally?',
          answer: [
            'Yes. We hire without regard to race, color, religion, sex, national origin, age, disability, veteran ' +
              'status, or any other status that the law protects. If you need help applying, write to ' +
              `${brand.mailboxes.careers}.`,
          ],
        },
      ],
    },
    {
      kind: 'band',
      title: 'Get to know us first',
      text: 'See who leads the company and what we promise our senders.',
      actions: [
        { text: 'About the company', href: '/company' },
        { text: 'Go to the home page', href: '/' },
      ],
    },
  ],
} satisfies PageContent

export const openingsTexts = {
  id: 'openings',
  title: 'Openings',
  apply: 'Apply Now',
  /** For screen readers, after the label of the link, so that every link says where it leads. */
  applyFor: (jobTitle: string) => `for ${jobTitle}`,
  none: 'No jobs are open today. Send us your resume, and we will look at it when one opens.',
  unavailable:
    'We cannot show our openings right now. Please try again in a few minutes. You can still send us your resume.',
}
