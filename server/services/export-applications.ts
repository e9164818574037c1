import { brand } from '../../content/brand/company.ts'
import { mainRegion } from '../../content/brand/countries.ts'
import { stageNames } from '../../content/admin/applications.ts'
import { answerText, type ChoiceQuestion } from '../../content/application-answers.ts'
import type { ApplicationListing } from '../../contract/desk-applications.ts'
import { referenceOf } from '../../contract/reference.ts'
import type { Db } from '../db/client.ts'
import {
  keyOf,
  listFullApplications,
  type ApplicationFilter,
  type ApplicationOrder,
} from '../db/queries/desk-applications.ts'
import { writeAudit, type Actor } from './audit.ts'
import { readAll, tableOf, type Column, type Table } from './csv.ts'
import { filterOf } from './desk-applications.ts'
import { originColumns } from './origin-columns.ts'
import { countExport } from './reading-log.ts'

type FullApplication = Awaited<ReturnType<typeof listFullApplications>>[number]

const columns: Column<FullApplication>[] = [
  ['Number', (row) => row.id],
  ['Reference', (row) => referenceOf(row.id)],
  ['Received (UTC)', (row) => row.createdAt.toISOString()],
  ['Job', (row) => row.jobTitle],
  ['Stage', (row) => stageNames[row.stage]],
  ['First name', (row) => row.firstName],
  ['Last name', (row) => row.lastName],
  ['Email', (row) => row.email],
  ['Phone', (row) => row.phone],
  ['Address', (row) => row.currentAddress],
  [`Lives in ${brand.officeArea.name}`, (row) => answerText('resideInTwinCities', row.resideInTwinCities)],
  ['English', (row) => answerText('englishProficiency', row.englishProficiency)],
  ['Other languages', (row) => chosen('additionalLanguages', row.additionalLanguages)],
  ['Education', (row) => answerText('highestEducation', row.highestEducation)],
  ['Field of study', (row) => row.fieldOfStudy],
  ['Certifications', (row) => chosen('professionalCertifications', row.professionalCertifications)],
  ['Years of experience', (row) => answerText('yearsProfessionalExperience', row.yearsProfessionalExperience)],
  ['Years of BSA/AML', (row) => row.yearsBsaAml],
  ['Managed projects', (row) => answerText('managedProjectsPrograms', row.managedProjectsPrograms)],
  ['Relevant experience', (row) => row.relevantExperienceSummary],
  ['Regulatory knowledge', (row) => chosen('regulatoryKnowledge', row.regulatoryKnowledge)],
  ['Key skills and software', (row) => row.keySkillsSoftware],
  [`Work with ${mainRegion.adjective} communities`, (row) => row.experienceAfricanDiaspora],
  ['Our mission', (row) => row.understandingMission],
  ['Scenario 1', (row) => row.scenarioProblemSolving1],
  ['Scenario 2', (row) => row.scenarioProblemSolving2],
  ['Reference 1', (row) => referenceText(row.reference1)],
  ['Reference 2', (row) => referenceText(row.reference2)],
  [
    'Availability',
    (row) => [answerText('availability', row.availability), row.availabilityOther].filter(Boolean).join(': '),
  ],
  ['Salary expectations', (row) => row.salaryExpectations],
  ['Why interested', (row) => row.whyInterested],
  ['Signed as', (row) => row.electronicSignature],
  ['Signed on', (row) => row.date],
  ...originColumns,
]

/**
 * Everything that matches the filter. The search text may be a name, so the audit log only records that there was one.
 */
export async function exportApplications(db: Db, query: ApplicationListing, by: Actor): Promise<Table> {
  const { job, stage, q, sort } = query
  await writeAudit(db, by, {
    action: 'applications-exported',
    detail: { ...(job && { job }), ...(stage && { stage }), ...(q && { searched: true }) },
  })
  return readTable(db, filterOf(query), sort, by)
}

export async function exportChosen(db: Db, ids: string[], by: Actor): Promise<Table> {
  await writeAudit(db, by, { action: 'applications-exported', detail: { chosen: ids.length } })
  return readTable(db, { ids }, 'newest', by)
}

function readTable(db: Db, filter: ApplicationFilter, sort: ApplicationOrder, by: Actor): Table {
  const rows = readAll(
    (row: FullApplication) => keyOf(sort, row),
    (place, most) => listFullApplications(db, filter, sort, place, most),
  )
  return countExport(db, 'list-applications', by, tableOf(columns, rows))
}

/** The checked choices as the form labels them, with their details: "Somali (Professional: …), Amharic". */
function chosen(question: ChoiceQuestion, answers: Record<string, unknown>): string {
  const texts = new Map(Object.entries(answers).map(([name, value]) => [name, typeof value === 'string' ? value : '']))
  return Object.entries(answers)
    .filter(([, value]) => value === true)
    .map(([name]) => name.replace(/_checked$/, ''))
    .map((name) => {
      const more = answerText('languageLevel', texts.get(`${name}_level`) ?? '') || texts.get(`${name}Text`)
      const text = answerText(question, name)
      return more ? `${text} (${more})` : text
    })
    .join(', ')
}

const referenceText = ({ name, title, company, email, phone }: FullApplication['reference1']) =>
  [name, title, company, email, phone].filter(Boolean).join(', ')
