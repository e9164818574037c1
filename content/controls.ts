import { brand } from './brand/company.ts'

/**
 * The security controls on the IT policy page. List only what the site or the written procedures really do, and update
 * the entry when the practice changes. The page promises 36 controls.
 *
 * Sample content: the controls outside the website describe the back office of a sample company.
 */
export type Control = { title: string; description: string; items?: [string, string] }

export type ControlGroup = { id: string; title: string; summary: string; controls: Control[] }

export const controlGroups = [
  {
    id: 'infrastructure',
    title: 'Infrastructure',
    summary: 'The servers, the network, and the database that everything runs on.',
    controls: [
      {
        title: 'Encrypted connections',
        description:
          'All pages and forms travel over HTTPS with TLS 1.2 or newer. A plain HTTP request is redirected to HTTPS.',
      },
      {
        title: 'Private database',
        description: 'Our PostgreSQL database accepts connections from our own servers only, never from the internet.',
      },
      {
        title: 'Records on disk first',
        description: 'A form is confirmed only after its record is safely on disk in our own database.',
        items: [
          'A request, its consent, and its delivery are saved together or not at all.',
          'If our customer record system (CRM) is down, the request waits in a queue and is sent again later.',
        ],
      },
      {
        title: 'Daily backups',
        description: 'The database and the uploaded files are backed up every day.',
        items: [
          'Backups are encrypted and kept at a second location.',
          'We restore one at least twice a year to prove that it works.',
        ],
      },
      {
        title: 'Encrypted storage',
        description:
          'Disks and backups that hold personal data are encrypted. The keys are kept separate from the data.',
      },
      {
        title: 'Closed by default',
        description:
          'Only the web ports are open to the internet. Staff reach the servers through an encrypted, logged channel.',
      },
      {
        title: 'Monitoring',
        description: 'A monitor checks the website and its queue day and night, and alerts the person on call.',
      },
    ],
  },
  {
    id: 'organizational',
    title: 'Organizational',
    summary: 'Who is in charge, who we hire, and what staff, agents, and vendors must know.',
    controls: [
      {
        title: 'Written security program',
        description:
          'We keep a written program and risk assessment, as the federal Safeguards Rule requires. We review both ' +
          'every year.',
      },
      {
        title: 'One person in charge',
        description:
          'One designated person runs the security program and reports to the board in writing at least once a year.',
      },
      {
        title: 'Compliance officer',
        description: 'A designated compliance officer runs our anti-money-laundering program.',
        items: [
          'The officer can stop a transfer and reports to the board.',
          'A reviewer who does not run the program tests it on a set schedule.',
        ],
      },
      {
        title: 'Background checks',
        description: 'People who will handle money or personal data pass a lawful background check before they start.',
      },
      {
        title: 'Training for staff',
        description: 'Staff are trained when they start and every year after that, and we record who attended.',
        items: [
          'Security: phishing emails, strong passwords, and safe handling of personal data.',
          'Compliance: signs of fraud, money laundering, and structuring.',
        ],
      },
      {
        title: 'Checks on agents',
        description:
          'We check and train each agent before the first transfer. After that, we review agents based on risk.',
      },
      {
        title: 'Checks on vendors',
        description:
          'A vendor is reviewed before it may handle personal data. Its contract says how to protect that data.',
      },
    ],
  },
  {
    id: 'product',
    title: 'Product',
    summary: 'How the website treats what people type, upload, and open.',
    controls: [
      {
        title: 'Every rule checked twice',
        description:
          'The browser checks a form to help you. The server checks it all again and stores nothing if a rule fails.',
      },
      {
        title: 'Text stays text',
        description: 'What people type can never act as a command.',
        items: [
          'It reaches the database as a value, separate from the command, and pages show it as plain text.',
          'In exported lists, cells that a spreadsheet could run as a formula are neutralized.',
        ],
      },
      {
        title: 'Private files',
        description: 'Uploaded documents and drawn signatures have no public address.',
        items: [
          'A signed-in administrator gets a link that stops working after a short time.',
          'The file is always a download. The browser never opens it as a page.',
        ],
      },
      {
        title: 'Upload limits',
        description:
          'The server cuts off a file as soon as it is over the size limit, and refuses types we do not accept.',
      },
      {
        title: 'Protected sign-in',
        description: 'Administrator passwords are stored only as Argon2id hashes, which are slow and costly to guess.',
        items: [
          'Repeated attempts are slowed down, per account and per address.',
          'A wrong name and a wrong password get the same response.',
        ],
      },
      {
        title: 'Short sessions',
        description:
          'An access token lasts 15 minutes. A session ends at sign-out, after 60 idle minutes, or after 12 hours.',
      },
      {
        title: 'Only our own scripts',
        description: 'Each page has a content security policy: the browser runs only the scripts that we published.',
      },
      {
        title: 'No card numbers here',
        description: `This website takes no payments. Cards are used only on the page that a ${brand.product} link opens.`,
      },
    ],
  },
  {
    id: 'internal-security-procedures',
    title: 'Internal security procedures',
    summary: 'What we do each day, and what we do when something goes wrong.',
    controls: [
      {
        title: 'Need-to-know access',
        description: 'Staff get only the access that their job needs. We review the list at least twice a year.',
        items: [
          'Only a signed-in administrator can add another administrator.',
          'Each person has their own account. Shared accounts are not allowed.',
        ],
      },
      {
        title: 'Second sign-in step',
        description: 'The transfer back office, company email, and hosting accounts need a password and a second step.',
      },
      {
        title: 'Access ends with the job',
        description: 'When someone leaves, we close their accounts and take back keys and devices by their last day.',
      },
      {
        title: 'Audit log',
        description:
          'The website logs who opened, changed, exported, or erased a record, and when. We keep the log for five years.',
      },
      {
        title: 'Names checked before payout',
        description: 'We check each sender and recipient against US sanctions lists before money is paid out.',
        items: [
          'A possible match puts the transfer on hold until a trained person decides.',
          'The person who entered a transfer cannot release it from a hold.',
        ],
      },
      {
        title: 'Tested changes',
        description:
          'A change goes live only after a second person has reviewed it and the automated tests have passed.',
        items: ['Tests use sample data, never real people’s data.', 'Urgent security updates come before other work.'],
      },
      {
        title: 'Vulnerability testing',
        description: 'We look for vulnerabilities before others find them.',
        items: [
          'We scan our systems for known weaknesses at least every six months.',
          'Outside testers try to break in at least once a year.',
        ],
      },
      {
        title: 'Incident plan',
        description: 'A written plan says who acts, who decides, and who is told when data is at risk.',
        items: [
          'We practice the plan at least once a year.',
          'We notify the people affected, and state and federal authorities, within the time the law sets.',
        ],
      },
    ],
  },
  {
    id: 'data-and-privacy',
    title: 'Data and privacy',
    summary: 'What we keep about people, for how long, and how they can have it deleted.',
    controls: [
      {
        title: 'Proof of consent',
        description:
          'With each consent we keep its exact text and version, the time, the page, the IP address, and the browser.',
      },
      {
        title: 'Text message choices',
        description:
          'A reply of STOP ends our texts. Mobile opt-in data is never shared with third parties for marketing.',
      },
      {
        title: 'Time limits on data',
        description: 'Each kind of record has a time limit, and our privacy policy lists them.',
        items: [
          'Job applications: two years after the last step.',
          'Transfer records: at least five years, as federal law requires.',
        ],
      },
      {
        title: 'Erasure on request',
        description: 'An applicant can ask us to erase an application.',
        items: [
          'Answers, files, signature, and notes are removed for good.',
          'One line in the audit log stays. It says when and why, without a name.',
        ],
      },
      {
        title: 'No trackers',
        description: 'The public website sets no cookies and loads no advertising or analytics scripts.',
      },
      {
        title: 'Privacy requests',
        description: `Ask ${brand.mailboxes.privacy} to see, correct, or delete your data.`,
        items: [
          'We confirm your request within ten business days.',
          'We answer within one month, or tell you why we need longer.',
        ],
      },
    ],
  },
] satisfies ControlGroup[]
