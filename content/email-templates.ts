import type { EmailTemplate } from '../contract/email-template.ts'
import { brand } from './brand/company.ts'
import { letter, type MailText } from './letter.ts'

const toPerson = (subject: string, ...paragraphs: string[]): MailText => ({
  subject,
  text: letter('Hello {firstName},', paragraphs).trim(),
})

const noMoney = 'We never ask applicants for money, and never for card numbers, PINs, or passwords by email.'
const noCodes = 'We never ask for card numbers, PINs, or passwords by email.'

/** The original texts; the desk can change them. Names in braces are filled in for each person. */
export const originalTemplates: Record<EmailTemplate, MailText> = {
  'application-confirmation': toPerson(
    'We have your application: {job}',
    'We have your application, with all its files. You do not need to send it again. Your reference number is {reference}.',
    'This private link shows where it stands. You can also use it to withdraw your application or ask us to erase it. Please do not share the link.\n{statusLink}',
    'A person reads every application. If you are a good fit, we will call you or send you an email. If the job goes to someone else, we will tell you that too.',
    'Please do not send ID numbers or bank details by email. We never ask applicants for money.',
  ),
  received: toPerson(
    'We have your application: {job}',
    'We have your application for {job}. Your reference number is {reference}. You do not need to send it again.',
    'A person reads every application. We will tell you our decision, whatever it is.',
    noMoney,
  ),
  invitation: toPerson(
    'Interview for {job}',
    'Thank you for your application for {job}. We would like to meet you.',
    'Please reply with two or three times in the next few days that work for you, and tell us whether you would prefer a video call or a visit to our office.',
    'Your reference number is {reference}.',
  ),
  'more-documents': toPerson(
    'We need more documents: {job}',
    'Thank you for your application for {job}. Before we can decide, we need:',
    '{documents}',
    'Please send them in a reply to this email. Your reference number is {reference}.',
    'Please do not send ID numbers or bank details by email.',
  ),
  'not-selected': toPerson(
    'Your application for {job}',
    'Thank you for your application for {job}, and for the time you put into it.',
    'We have chosen someone else for this job. We read your application with care, and we are sorry that we cannot give you better news.',
    'You are welcome to apply again when another job is a good fit.',
  ),
  'position-closed': toPerson(
    'We are no longer hiring for {job}',
    'Thank you for your application for {job}. We have decided not to fill this position now, so we have closed it.',
    'This is no reflection on your application. You are welcome to apply again when another job is a good fit.',
  ),
  offer: toPerson(
    'We would like to hire you: {job}',
    'We enjoyed meeting you, and we would like to offer you the job: {job}.',
    'We will call you to talk about the details, and send you the offer in writing after that. If you prefer a certain time for the call, reply to this email.',
    noMoney,
  ),
  'resume-confirmation': toPerson(
    'We have your resume',
    'We have your resume. When we have an opening that is a good fit, we will look at your resume first and contact you.',
  ),
  'resume-invitation': toPerson(
    `A job at {company} that may be a good fit`,
    'You sent us your resume. We now have an opening that may be a good fit.',
    'You can find it on the careers page of our website. If you would like to apply, please use the form there; it takes about half an hour.',
    noMoney,
  ),
  'resume-no-opening': toPerson(
    'Your resume',
    'Thank you for sending us your resume. Right now, we do not have an opening that is a good fit.',
    'We will keep your resume and look at it when a job opens. You can ask us to delete it at any time.',
  ),
  'question-answered': toPerson(
    'Your question to {company}',
    'Thank you for your message. Here is our answer:',
    '{answer}',
    'If anything is still unclear, reply to this email. Your reference number is {reference}.',
    noCodes,
  ),
  'report-received': toPerson(
    'We are looking into your transfer: {reference}',
    'We have your report about your transfer, and we are looking into it. Your reference number is {reference}.',
    'We will decide within 90 days, and tell you the result within three business days after that. If we find an error, we will correct it.',
    'If you have the receipt, please reply with its confirmation number.',
    noCodes,
  ),
  'more-information': toPerson(
    'We need more information: {reference}',
    'Thank you for your message. To help you, we need to know more:',
    '{questions}',
    'Please reply to this email. Your reference number is {reference}.',
    noCodes,
  ),
  'report-result': toPerson(
    'The result of our investigation: {reference}',
    'You reported a problem with a transfer. We have looked into it. Here is the result:',
    '{result}',
    'You can ask us for the documents that we based our decision on; we will send them to you at no cost. Your reference number is {reference}.',
    'If you do not agree, you can also contact the Consumer Financial Protection Bureau, at consumerfinance.gov or (855) 411-2372.',
  ),
  'agent-next-steps': toPerson(
    `Working with ${brand.name}: the next steps`,
    'Thank you for your interest in working with us.',
    'The next step is a short call. We will tell you how it works, what it costs, and what the law requires of agents and partners. After that, we will send you the application.',
    'Please reply with a phone number and two or three times that work for you.',
  ),
}
