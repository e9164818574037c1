import {
  availabilities,
  certifications,
  educations,
  englishLevels,
  experienceYears,
  extraLanguageLevels,
  extraLanguages,
  projectRoles,
  regulatoryTopics,
  residences,
} from '../../contract/application-options.ts'
import { maxUploadMegabytes } from '../../contract/upload.ts'
import { typedLetterAnswer } from '../../contract/typed-letter.ts'
import type { Vacancy } from '../../contract/vacancy.ts'
import { answerTexts, boxesOf, choicesOf } from '../application-answers.ts'
import type { FormSection, Need, Question } from '../application-question.ts'
import { brand } from '../brand/company.ts'
import { mainRegion } from '../brand/countries.ts'
import { acceptedTypes, fileTexts } from '../file-field.ts'
import { countryCodeHint, emailHint } from '../form-hints.ts'

const needsChecked = (name: string, otherwise: Need['otherwise']): Need => ({ name, value: 'true', otherwise })

const language = (name: string, text: string) => ({
  box: { name: `additionalLanguages.${name}_checked`, text },
  level: {
    kind: 'select',
    name: `additionalLanguages.${name}_level`,
    label: `Your level of ${text}`,
    none: 'Choose a level',
    options: choicesOf(extraLanguageLevels, answerTexts.languageLevel),
    needs: needsChecked(`additionalLanguages.${name}_checked`, 'hidden'),
  } satisfies Question,
})
const languages = extraLanguages.map((name) => language(name, answerTexts.additionalLanguages[name]))

const reference = (name: string, label: string): Question => ({
  kind: 'group',
  label,
  questions: [
    { kind: 'text', name: `${name}.name`, label: 'Name' },
    {
      kind: 'row',
      questions: [
        { kind: 'text', name: `${name}.title`, label: 'Job title' },
        { kind: 'text', name: `${name}.company`, label: 'Company' },
      ],
    },
    {
      kind: 'row',
      questions: [
        { kind: 'text', name: `${name}.email`, label: 'Email', type: 'email' },
        { kind: 'text', name: `${name}.phone`, label: 'Phone', type: 'tel' },
      ],
    },
  ],
})

const location = (question: { label: string; help?: string }): FormSection => ({
  id: 'location',
  title: 'Location Requirements',
  questions: [
    {
      kind: 'choice',
      name: 'resideInTwinCities',
      required: true,
      options: choicesOf(residences, answerTexts.resideInTwinCities),
      ...question,
    },
  ],
})

const sections: FormSection[] = [
  {
    id: 'personal',
    title: 'Personal Information',
    questions: [
      {
        kind: 'row',
        questions: [
          { kind: 'text', name: 'firstName', label: 'First name', autoComplete: 'given-name', required: true },
          { kind: 'text', name: 'lastName', label: 'Last name', autoComplete: 'family-name', required: true },
        ],
      },
      {
        kind: 'row',
        questions: [
          {
            kind: 'text',
            name: 'email',
            label: 'Email',
            help: emailHint,
            type: 'email',
            autoComplete: 'email',
            required: true,
          },
          {
            kind: 'text',
            name: 'phone',
            label: 'Phone',
            help: countryCodeHint,
            type: 'tel',
            autoComplete: 'tel',
            required: true,
          },
        ],
      },
      {
        kind: 'text',
        name: 'currentAddress',
        label: 'Current address',
        help: 'Street, city, state, and ZIP code.',
        autoComplete: 'address-line1',
        required: true,
      },
    ],
  },
  location({ label: `Do you live in ${brand.officeArea.name} area?`, help: `${brand.officeArea.towns}.` }),
  {
    id: 'languages',
    title: 'Language Proficiency',
    questions: [
      {
        kind: 'choice',
        name: 'englishProficiency',
        label: 'How well do you speak English?',
        required: true,
        options: choicesOf(englishLevels, answerTexts.englishProficiency),
      },
      {
        kind: 'boxes',
        label: 'Which other languages do you speak?',
        help: 'Check all that apply.',
        boxes: languages.map(({ box }) => box),
      },
      ...languages.map(({ level }) => level),
    ],
  },
  {
    id: 'education',
    title: 'Education & Certifications',
    questions: [
      {
        kind: 'choice',
        name: 'highestEducation',
        label: 'What is your highest level of education?',
        required: true,
        options: choicesOf(educations, answerTexts.highestEducation),
      },
      { kind: 'text', name: 'fieldOfStudy', label: 'Field of study' },
      {
        kind: 'boxes',
        label: 'Which professional certifications do you hold?',
        help: 'Check all that apply. It is fine if you have none.',
        boxes: boxesOf('professionalCertifications', certifications, answerTexts.professionalCertifications),
      },
      {
        kind: 'text',
        name: 'professionalCertifications.otherText',
        label: 'Other certification',
        help: 'Check Other above to type here.',
        needs: needsChecked('professionalCertifications.other', 'disabled'),
      },
    ],
  },
  {
    id: 'experience',
    title: 'Professional Experience',
    questions: [
      {
        kind: 'choice',
        name: 'yearsProfessionalExperience',
        label: 'How many years have you worked in this field?',
        options: choicesOf(experienceYears, answerTexts.yearsProfessionalExperience),
      },
      {
        kind: 'choice',
        name: 'managedProjectsPrograms',
        label: 'Have you managed projects or programs?',
        options: choicesOf(projectRoles, answerTexts.managedProjectsPrograms),
      },
      {
        kind: 'long',
        name: 'relevantExperienceSummary',
        label: 'Summarize your relevant experience',
        help: 'Where you worked, what you did there, and what you are proud of. A few sentences are enough.',
        required: true,
      },
    ],
  },
  {
    id: 'skills',
    title: 'Technical Knowledge & Skills',
    questions: [
      {
        kind: 'boxes',
        label: 'Which regulations have you worked with?',
        help: 'Check all that apply.',
        boxes: boxesOf('regulatoryKnowledge', regulatoryTopics, answerTexts.regulatoryKnowledge),
      },
      {
        kind: 'long',
        name: 'keySkillsSoftware',
        label: 'Your key skills and the software you know',
        help: 'For example: spreadsheets, case management, or payment systems.',
      },
    ],
  },
  {
    id: 'culture',
    title: 'Cultural Understanding & Global Perspective',
    questions: [
      {
        kind: 'long',
        name: 'experienceAfricanDiaspora',
        label: `Your experience with ${mainRegion.adjective} communities in the United States`,
        help: 'As a member, a neighbor, or a colleague.',
      },
      {
        kind: 'long',
        name: 'understandingMission',
        label: `What do you see as the mission of ${brand.name}?`,
        help: 'In your own words.',
      },
    ],
  },
  {
    id: 'scenarios',
    title: 'Scenario-Based Questions',
    intro: 'There is no single right answer. We want to see how you think.',
    questions: [
      {
        kind: 'long',
        name: 'scenarioProblemSolving1',
        label:
          'A regular customer wants to send three transfers of 2,900 dollars today, to three people, and would ' +
          'rather not say what they are for. What do you do?',
      },
      {
        kind: 'long',
        name: 'scenarioProblemSolving2',
        label:
          'A transfer is held for a name check. The sender is upset: her mother is waiting at the counter abroad. What ' +
          'do you say to her, and what do you do next?',
      },
    ],
  },
  {
    id: 'references',
    title: 'Professional References',
    intro: 'Two people who have worked with you. We will ask you before we call them.',
    questions: [reference('reference1', 'First reference'), reference('reference2', 'Second reference')],
  },
  {
    id: 'documents',
    title: 'Supporting Documents',
    intro: `${acceptedTypes}, up to ${maxUploadMegabytes}MB each. A photo of a document is fine if every word is readable.`,
    questions: [
      { kind: 'file', name: 'resume', label: 'Resume', required: true },
      {
        kind: 'file',
        name: 'coverLetter',
        label: 'Cover letter',
        required: true,
        typed: {
          name: typedLetterAnswer,
          label: 'Or type the letter here',
          help: 'We will save it as a text file. A few sentences are enough.',
        },
      },
      { kind: 'file', name: 'certificationsFile', label: 'Certifications' },
    ],
  },
  {
    id: 'additional',
    title: 'Additional Information',
    questions: [
      {
        kind: 'choice',
        name: 'availability',
        label: 'When could you start?',
        options: choicesOf(availabilities, answerTexts.availability),
      },
      {
        kind: 'text',
        name: 'availabilityOther',
        label: 'When?',
        needs: { name: 'availability', value: 'other', otherwise: 'hidden' },
      },
      {
        kind: 'text',
        name: 'salaryExpectations',
        label: 'Salary expectations',
        help: 'In US dollars, per year or per hour. You may leave this blank.',
      },
      { kind: 'long', name: 'whyInterested', label: 'Why are you interested in this job?' },
    ],
  },
  {
    id: 'declarations',
    title: 'Legal Declarations',
    intro: 'Please read each statement and check it if it is true for you.',
    questions: [
      {
        kind: 'box',
        name: 'legalDeclaration1',
        label: 'What I have written and sent here is true and complete to the best of my knowledge.',
        required: true,
      },
      {
        kind: 'box',
        name: 'legalDeclaration2',
        label:
          `${brand.legalName} may check what I have written. ` +
          'A background check will be done only after I have given separate written permission.',
        required: true,
      },
      {
        kind: 'box',
        name: 'legalDeclaration3',
        label:
          'I have read the [privacy policy](/privacy-policy), and I agree that my electronic signature is as valid ' +
          'as one on paper.',
        required: true,
      },
    ],
  },
  {
    id: 'signature',
    title: 'Electronic Signature',
    questions: [
      { kind: 'signature' },
      {
        kind: 'row',
        questions: [
          {
            kind: 'text',
            name: 'electronicSignature',
            label: 'Type your full name',
            autoComplete: 'name',
            required: true,
          },
          { kind: 'text', name: 'date', label: 'Date', type: 'date', required: true },
        ],
      },
    ],
  },
]

/** Texts of the application form; those of its rules are in `reasons/application.ts`. */
export const applicationPage = {
  path: '/Jobapplicationform',
  breadcrumb: [
    { text: 'Home', href: '/' },
    { text: 'Careers', href: '/career' },
  ],
  crumb: 'Apply',
  /** Shown in place of the title and the tagline until the job is loaded. */
  fallback: { jobTitle: 'Job Application', tagline: 'Apply Now' },
  title: (jobTitle: string) => `Apply: ${jobTitle}`,
  description: (jobTitle: string) =>
    `Apply online for ${jobTitle} at ${brand.name}. Your draft stays on your device until you send it.`,
  form: {
    label: 'Application',
    sections,
    optional: '(optional)',
    intro: {
      points: ['It takes about half an hour.', 'Every field is required unless it says (optional).'],
      draft: 'Your draft is saved on this device while you write, so you can stop and come back.',
      resume: { text: 'Add your resume first', href: '#documents' },
    },
    contact: {
      filled: 'We filled in the contact details that you saved on this device.',
      forget: 'Remove them',
      forgotten: 'Your contact details were removed from this device.',
      offer: 'For your next application, we can save your name, email, phone, and address on this device only.',
      keep: 'Save my contact details here',
      kept: 'Your contact details are saved on this device for your next application.',
      failed: 'This browser could not save them.',
    },
    file: fileTexts,
    without:
      'This form needs JavaScript to save your draft and to capture your signature. If it is on in your browser, ' +
      'part of the page did not load. Please check your connection and reload the page. Without JavaScript you can ' +
      '[leave your resume](/career#leave-resume), send your documents to ' +
      `[${brand.mailboxes.careers}](mailto:${brand.mailboxes.careers}), or call ` +
      `[${brand.phones.tollFree.display}](${brand.phones.tollFree.uri}).`,
    progress: {
      meter: 'Sections done',
      done: (count: number, all: number) => `${count} of ${all} sections done`,
      contents: 'Sections',
      isDone: 'done',
      short: (count: number, all: number) => `${count} / ${all}`,
      complete: 'All required fields are filled in. You can submit.',
    },
    draft: {
      saved: (time: string, without: string[]) =>
        without.length > 0
          ? `Draft saved on this device, ${time}, without ${without.join(', ')}`
          : `Draft saved on this device, ${time}`,
      none: 'Your draft is saved on this device while you write.',
      failed: 'This browser cannot save drafts. Please do not close this page until you have sent the form.',
      restored: (time: string, files: string[]) =>
        files.length > 0
          ? `We found your draft from ${time} on this device and restored it, with ${files.join(', ')}.`
          : `We found your draft from ${time} on this device and restored it.`,
      missingFile: (name: string) => `This browser could not save “${name}”. Please choose it again.`,
      unkeptFile:
        'This browser cannot save files. This one will be sent with the form, but if you close the page first, you will have to choose it again.',
      deleted: 'The draft was deleted.',
      remove: 'Delete the draft',
      askTitle: 'Delete the draft?',
      askText: 'Everything you entered here, the files, and the signature will be removed from this device.',
      confirm: 'Delete it',
      keep: 'Keep it',
    },
    summary: {
      title: (count: number) =>
        count === 1 ? 'One thing needs your attention' : `${count} things need your attention`,
      text: 'Nothing has been sent yet. Each line links to its place in the form.',
      more: (count: number) =>
        count === 1
          ? 'One more thing needs your attention. The list at the top of the form links to it.'
          : `${count} more things need your attention. The list at the top of the form links to each one.`,
    },
    late: {
      title: 'This job has closed',
      text: (day: string) =>
        `We are no longer taking new applications for it. If you started yours before it closed, you can still send it until the end of ${day}, ${brand.address.city} time.`,
    },
    closed: {
      title: 'This job is closed',
      text: 'It was filled or taken down while you were writing, so we cannot accept this application. Your answers are still here and on this device. You can save them as a text file, and [send us your resume](/company#leave-resume): we check those when a job opens.',
      kept: 'Your answers are still here. You can save them as a text file.',
      save: 'Save my answers as a text file',
      fileName: 'application.txt',
      fileTitle: 'Job application',
      found: {
        title: 'Your draft for this job',
        text: 'The job is closed, but what you wrote is still on this device. You can save it as a text file, and [send us your resume](/company#leave-resume): we check those when a job opens.',
      },
    },
    receipt: {
      title: 'We received your application',
      thanks: (jobTitle: string) =>
        `Thank you for applying for ${jobTitle}. Please keep this page: print it, or note the reference number.`,
      repeated: 'This application was already sent',
      repeatedText:
        'We had already received it, from another tab or an earlier attempt. Nothing was sent a second time, and you do not need to do anything.',
      sentOtherwise:
        'This application was already sent, from another tab or an earlier attempt, and then changed. The version that was sent first counts. To apply again, delete the draft and fill out the form again.',
      reference: 'Reference number',
      job: 'Job',
      sentAt: 'Sent',
      received: 'What we received',
      link: {
        title: 'Your private link',
        text: 'It shows where your application stands, and lets you withdraw it or ask us to erase it. We will also email it to you. Please do not share it.',
      },
      nextTitle: 'What happens next',
      next: [
        'A person on our hiring team reads every application.',
        'If your experience fits the job, we will email or call you to schedule an interview.',
        `If you have a question, write to ${brand.mailboxes.careers} and give your reference number.`,
      ],
      print: 'Print this page',
      clear: {
        text: 'This page stays open in this tab. On a shared computer, clear it when you have noted the reference number.',
        button: 'Clear this page',
        href: '/career',
      },
      files: { resume: 'Resume', coverLetter: 'Cover letter', certificationsFile: 'Certifications' },
      words: {
        yes: 'Yes',
        signature: 'Signature',
        typedSignature: 'Typed name',
        drawnSignature: 'Drawn',
      },
    },
    signature: {
      label: 'Draw your signature',
      help: 'Use a finger, a pen, or the mouse.',
      empty: 'Signature pad, empty',
      drawn: 'Signature pad with your signature',
      clear: 'Clear Signature',
      missing:
        'The signature pad could not be loaded. Check the box below to use your typed name as your signature, or check your connection and reload the page: your saved draft will be restored.',
      cannot: 'I cannot draw. Use my typed name as my signature.',
      typed: 'Your typed name is your signature:',
      typedEmpty: 'Type your full name below. It will appear here.',
      typedMark: 'Typed signature',
    },
    submit: 'Submit Application',
    submitting: 'Submitting...',
    sending: {
      meter: 'Upload',
      reading: (names: string[]) =>
        `Still reading: ${names.join(', ')}. A file that is kept online has to be downloaded to this device first.`,
      part: (loaded: string, total: string, percent: number) => `${loaded} of ${total} sent, ${percent}%`,
      waiting: 'Everything has been sent. We are waiting for a response…',
      cancel: 'Cancel',
      canceled: 'Sending was canceled. Your draft is still here.',
    },
    note: 'If sending fails, nothing you entered will be lost.',
    buttons: { close: 'Close', done: 'Continue', tryAgain: 'Try Again' },
    outcome: {
      success: { title: 'Success!', text: 'Application submitted successfully!' },
      refused: (error: string | undefined) => `Failed to submit application: ${error || 'Server error'}`,
      network: 'Network error or server unavailable. Please try again.',
      jobNotLoaded: 'Could not load job details. Please try again later.',
    },
  },
}

/** What a vacancy decides about its form. */
export type Asked = Pick<Vacancy, 'skippedSections' | 'residenceArea'>

/** The form of a vacancy: without the sections that it leaves out, and with its own area in the residence question. */
export const formFor = (asked: Asked | undefined): typeof applicationPage.form => ({
  ...applicationPage.form,
  sections: asked ? sectionsFor(asked) : sections,
})

const sectionsFor = ({ skippedSections, residenceArea }: Asked): FormSection[] =>
  sections
    .filter(({ id }) => !skippedSections.some((skipped) => skipped === id))
    .map((section) =>
      section.id === 'location' && residenceArea
        ? location({ label: `Do you live in or near ${residenceArea}?` })
        : section,
    )
