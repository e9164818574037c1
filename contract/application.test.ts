import { expect, test } from 'vitest'
import { Application, ApplicationJob } from './application.ts'

const fields = {
  firstName: 'Hodan',
  lastName: 'Yusuf',
  email: 'hodan@mail.example',
  phone: '(612) 555-0117',
  currentAddress: '1 Sample Street, Minneapolis',
  resideInTwinCities: 'yes',
  englishProficiency: 'fluent',
  highestEducation: 'bachelor',
  relevantExperienceSummary: 'Three years of alert reviews.',
  legalDeclaration1: 'true',
  legalDeclaration2: 'true',
  legalDeclaration3: 'true',
  electronicSignature: 'Hodan Yusuf',
  date: '2026-11-14',
}

const problems = (changes: Record<string, string | undefined>) => {
  const given = Object.entries({ ...fields, ...changes }).filter(([, value]) => value !== undefined)
  const result = Application.safeParse(Object.fromEntries(given))
  const paths = result.success ? [] : result.error.issues.map((issue) => issue.path.join('.'))
  return [...new Set(paths)]
}

test('[APP-4] the required answers are enough', () => {
  expect(problems({})).toEqual([])
})

test.for(Object.keys(fields))('[APP-4] %s is required', (name) => {
  expect(problems({ [name]: undefined })).toEqual([name])
  expect(problems({ [name]: name.startsWith('legal') ? 'false' : '  ' })).toEqual([name])
})

test.for([
  '612-555-0117',
  '612.555.0117',
  '612/555-0117',
  '+1 612 555 0117',
  '(+1) 612 555 0117',
  '001 252 61 555 0117',
  '\u202a+1\u00a0(612)\u00a0555\u20110117\u202c',
  '٦١٢٥٥٥٠١١٧',
])('[APP-4] %s is a phone number', (phone) => {
  expect(problems({ phone })).toEqual([])
})

test('[APP-2] object fields are parsed from JSON text, and answers to unasked questions are dropped', () => {
  const application = Application.parse({
    ...fields,
    additionalLanguages: JSON.stringify({
      somali_checked: true,
      somali_level: 'professional',
      oromo_level: 'professional',
    }),
    professionalCertifications: JSON.stringify({ cams: true, other: false, otherText: 'PMP' }),
    regulatoryKnowledge: JSON.stringify({ fincen: true, ctr: true }),
    reference1: JSON.stringify({ name: 'Abdi', email: 'abdi@mail.example' }),
    reference2: '',
  })
  expect(application.additionalLanguages).toMatchObject({ somali_level: 'professional', oromo_level: '' })
  expect(application.professionalCertifications).toMatchObject({ cams: true, cfe: false, otherText: '' })
  expect(application.regulatoryKnowledge).toEqual({
    fincen: true,
    ofac: false,
    msb: false,
    kyc: false,
    sar: false,
    ctr: true,
  })
  expect(application.reference1).toMatchObject({ name: 'Abdi', phone: '' })
  expect(application.reference2).toMatchObject({ name: '' })
})

test.for([
  ['additionalLanguages', 'null'],
  ['additionalLanguages', '[]'],
  ['additionalLanguages', '"text"'],
  ['additionalLanguages', '{"somali_checked":"yes"}'],
  ['professionalCertifications', '{"__proto__":{"cams":true}}'],
  ['regulatoryKnowledge', '['.repeat(10_000) + ']'.repeat(10_000)],
  ['regulatoryKnowledge', '{"kyc":'.repeat(10_000) + 'true' + '}'.repeat(10_000)],
  ['reference1', '{broken'],
  ['reference1', '{"email":"not an address"}'],
  ['reference2', '{"name":7}'],
  ['resideInTwinCities', 'maybe'],
  ['englishProficiency', '__proto__'],
  ['yearsProfessionalExperience', '99'],
  ['availability', 'never'],
  ['legalDeclaration1', 'perhaps'],
  ['signatureKind', 'stamped'],
  ['date', '9999-99-99'],
  ['date', '2026-02-30'],
  ['date', '0000-01-01'],
  ['firstName', 'x'.repeat(201)],
  ['firstName', 'nul\0byte'],
  ['firstName', 'half \ud800'],
  ['phone', 'call me'],
  ['phone', '12'],
] as const)('[API-9] %s cannot be %s', ([name, value]) => {
  const found = problems({ [name]: value })
  expect(found.length).toBeGreaterThan(0)
  expect(found.every((path) => path.split('.')[0] === name)).toBe(true)
})

test('[APP-5] an application names its job by id, by title, or by both', () => {
  const id = '6f6e4b2c-28f4-4a0e-9a3e-0d7a9b1c2d3e'
  for (const job of [
    { jobId: id },
    { jobTitle: 'Compliance Officer' },
    { jobId: id, jobTitle: 'Compliance Officer' },
  ]) {
    expect(ApplicationJob.safeParse(job).success).toBe(true)
  }
  expect(ApplicationJob.safeParse({}).error?.issues[0]?.message).toBe('application.job_required')
  expect(ApplicationJob.safeParse({ jobTitle: ' ' }).error?.issues[0]?.message).toBe('application.job_required')
})
