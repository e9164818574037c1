/** The smallest possible PNG: one black pixel. */
export const signaturePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

export const pdf = (text = 'resume') => `%PDF-1.7\n% ${text}\n`

/** Every field of the specification, as the form sends it. */
export const applicationFields = {
  jobTitle: 'Compliance Officer',
  firstName: 'Hodan',
  lastName: 'Yusuf',
  email: 'hodan@mail.example',
  phone: '(612) 555-0117',
  currentAddress: '1 Sample Street, Minneapolis, MN 55401',
  resideInTwinCities: 'no-willing',
  englishProficiency: 'fluent',
  additionalLanguages: JSON.stringify({
    somali_checked: true,
    somali_level: 'professional',
    amharic_checked: false,
    amharic_level: '',
    oromo_checked: false,
    oromo_level: '',
  }),
  highestEducation: 'bachelor',
  fieldOfStudy: 'Accounting',
  professionalCertifications: JSON.stringify({ cams: true, cfe: false, acams: false, other: true, otherText: 'CRCM' }),
  yearsProfessionalExperience: '3-5',
  managedProjectsPrograms: 'yes-participated',
  relevantExperienceSummary: 'Three years of alert reviews at a money services business.',
  regulatoryKnowledge: JSON.stringify({ fincen: true, ofac: true, msb: false, kyc: true, sar: false, ctr: true }),
  keySkillsSoftware: 'Spreadsheets, case management',
  experienceAfricanDiaspora: 'I grew up in one.',
  understandingMission: 'Families rely on us.',
  scenarioProblemSolving1: 'I would hold the transfer and ask.',
  scenarioProblemSolving2: 'I would explain the rule in plain words.',
  reference1: JSON.stringify({
    name: 'Abdi',
    title: 'Lead',
    company: 'Sample Bank',
    email: 'abdi@mail.example',
    phone: '6125550101',
  }),
  reference2: JSON.stringify({ name: '', title: '', company: '', email: '', phone: '' }),
  availability: 'other',
  availabilityOther: 'After Eid',
  salaryExpectations: '70,000',
  whyInterested: 'The work matters to my family.',
  legalDeclaration1: 'true',
  legalDeclaration2: 'true',
  legalDeclaration3: 'true',
  electronicSignature: 'Hodan Yusuf',
  date: '2026-11-14',
}

type Changes = Record<string, string | File | undefined>

const files: Record<string, File> = {
  resume: new File([pdf('resume')], 'resume.pdf', { type: 'application/pdf' }),
  coverLetter: new File([pdf('cover letter')], 'cover letter.pdf', { type: 'application/pdf' }),
  signatureImage: new File([signaturePng], 'signature.png', { type: 'image/png' }),
}

/** A complete application; `changes` replaces fields, or removes those that are undefined. */
export function applicationForm(changes: Changes = {}): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...applicationFields, ...files, ...changes })) {
    if (value !== undefined) form.set(name, value)
  }
  return form
}

export const careerCall = '/web/api/career/submit-career-form'

export function careerForm(changes: Changes = {}): FormData {
  const form = new FormData()
  const fields = { name: 'Hodan Yusuf', email: 'hodan@mail.example', phone: '6125550117', resume: files['resume'] }
  for (const [name, value] of Object.entries({ ...fields, ...changes })) if (value !== undefined) form.set(name, value)
  return form
}
