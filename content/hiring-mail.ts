import { oneLine } from '../contract/text.ts'
import { letter, type MailText } from './letter.ts'

type Person = { name: string; email: string; phone: string }

/**
 * Anyone can have a confirmation sent to any address. So it contains no input except a name that can be nothing else;
 * the title is from our own vacancy.
 */
export const applicationReceived = (
  firstName: string,
  vacancyTitle: string | undefined,
  statusUrl: string,
): MailText => ({
  subject: vacancyTitle ? `We have your application: ${oneLine(vacancyTitle)}` : 'We have your application',
  text: letter(greeting(firstName), [
    'We have your application, with all its files. You do not need to send it again.',
    'This private link shows where it stands. There you can also withdraw it or ask us to erase it. Please do not ' +
      `share the link.\n${statusUrl}`,
    'A person reads every application. If you are a good fit, we will call you or send you an email. If the job goes ' +
      'to someone else, we will tell you that too.',
    'Please do not send ID numbers or bank details by email. We never ask applicants for money.',
  ]),
})

export const resumeReceived = (name: string): MailText => ({
  subject: 'We have your resume',
  text: letter(greeting(name), [
    'We have your resume. When a job opens that fits, we will look at it first and contact you.',
  ]),
})

const greeting = (name: string) => (isName(name) ? `Hello ${name},` : 'Hello,')

const isName = (text: string) => /^[\p{L}\p{M}][\p{L}\p{M}' ’-]{0,39}$/u.test(text)

/** Notifies the hiring team; answers and files are only shown at the desk, never emailed. */
export const applicationArrived = (person: Person, jobTitle: string, deskUrl: string): MailText => ({
  subject: `New application: ${oneLine(jobTitle)}`,
  text: `${aboutPerson(person)}Job: ${oneLine(jobTitle)}\n\nOpen it: ${deskUrl}\n`,
})

export const resumeArrived = (person: Person, deskUrl: string): MailText => ({
  subject: 'New resume from the careers form',
  text: `${aboutPerson(person)}\nOpen it: ${deskUrl}\n`,
})

const aboutPerson = ({ name, email, phone }: Person) => `Name: ${oneLine(name)}\nEmail: ${email}\nPhone: ${phone}\n`
