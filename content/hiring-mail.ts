import { brand } from './brand.ts'

type Mail = { subject: string; text: string }
type Person = { name: string; email: string; phone: string }

const closing = `${brand.legalName}\n${brand.phones.tollFree.display}\n`

/** What an applicant reads after the form has arrived. */
export const applicationReceived = (person: Person, jobTitle: string): Mail => ({
  subject: `We have your application: ${jobTitle}`,
  text:
    `Hello ${person.name},\n\n` +
    `We have your application for ${jobTitle}, with all its files. You need not send it again.\n\n` +
    'A person reads every application. If we want to go on, we call or write to you. If the job goes to somebody ' +
    'else, we tell you that too.\n\n' +
    'Please do not send ID numbers or bank details by mail. We never ask for money.\n\n' +
    `Questions: answer this mail, or call us.\n\n${closing}`,
})

export const resumeReceived = (person: Person): Mail => ({
  subject: `We have your resume`,
  text:
    `Hello ${person.name},\n\n` +
    'We have your resume. When a job opens that fits, we look there first and write to you.\n\n' +
    `Questions: answer this mail, or call us.\n\n${closing}`,
})

/** What the hiring team reads; names and files are opened on the desk, never mailed. */
export const applicationArrived = (person: Person, jobTitle: string, deskUrl: string): Mail => ({
  subject: `New application: ${jobTitle}`,
  text: `${aboutPerson(person)}Job: ${jobTitle}\n\nOpen it: ${deskUrl}\n`,
})

export const resumeArrived = (person: Person, deskUrl: string): Mail => ({
  subject: 'New resume from the careers form',
  text: `${aboutPerson(person)}\nOpen it: ${deskUrl}\n`,
})

const aboutPerson = ({ name, email, phone }: Person) => `Name: ${name}\nEmail: ${email}\nPhone: ${phone}\n`
