import { oneLine } from '../contract/text.ts'
import type { MailText } from './letter.ts'

type Person = { name: string; email: string; phone: string }

/** In place of a first name that could be something else, and of a job that is not one of our vacancies. */
export const confirmationWords = { somebody: 'there', job: 'a job with us' }

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
