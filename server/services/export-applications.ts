import { stageNames } from '../../content/admin/applications.ts'
import { exportColumns } from '../../content/admin/export-columns.ts'
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

const titles = exportColumns.applications

const columns: Column<FullApplication>[] = [
  [titles.number, (row) => row.id],
  [titles.reference, (row) => referenceOf(row.id)],
  [titles.received, (row) => row.createdAt.toISOString()],
  [titles.job, (row) => row.jobTitle],
  [titles.stage, (row) => stageNames[row.stage]],
  [titles.firstName, (row) => row.firstName],
  [titles.lastName, (row) => row.lastName],
  [titles.email, (row) => row.email],
  [titles.phone, (row) => row.phone],
  [titles.address, (row) => row.currentAddress],
  [titles.residence, (row) => answerText('resideInTwinCities', row.resideInTwinCities)],
  [titles.english, (row) => answerText('englishProficiency', row.englishProficiency)],
  [titles.languages, (row) => chosen('additionalLanguages', row.additionalLanguages)],
  [titles.education, (row) => answerText('highestEducation', row.highestEducation)],
  [titles.fieldOfStudy, (row) => row.fieldOfStudy],
  [titles.certifications, (row) => chosen('professionalCertifications', row.professionalCertifications)],
  [titles.experience, (row) => answerText('yearsProfessionalExperience', row.yearsProfessionalExperience)],
  [titles.bsaAml, (row) => row.yearsBsaAml],
  [titles.managedProjects, (row) => answerText('managedProjectsPrograms', row.managedProjectsPrograms)],
  [titles.relevantExperience, (row) => row.relevantExperienceSummary],
  [titles.regulatoryKnowledge, (row) => chosen('regulatoryKnowledge', row.regulatoryKnowledge)],
  [titles.skills, (row) => row.keySkillsSoftware],
  [titles.communities, (row) => row.experienceAfricanDiaspora],
  [titles.mission, (row) => row.understandingMission],
  [titles.scenario1, (row) => row.scenarioProblemSolving1],
  [titles.scenario2, (row) => row.scenarioProblemSolving2],
  [titles.reference1, (row) => referenceText(row.reference1)],
  [titles.reference2, (row) => referenceText(row.reference2)],
  [
    titles.availability,
    (row) => [answerText('availability', row.availability), row.availabilityOther].filter(Boolean).join(': '),
  ],
  [titles.salary, (row) => row.salaryExpectations],
  [titles.whyInterested, (row) => row.whyInterested],
  [titles.signedAs, (row) => row.electronicSignature],
  [titles.signedOn, (row) => row.date],
  ...originColumns,
]

/**
 * Everything that matches the filter. The search text may be a name, so the audit log only records that there was one.
 */
export async function exportApplications(db: Db, query: ApplicationListing, by: Actor): Promise<Table> {
  const { q, sort, ...filters } = query
  await writeAudit(db, by, { action: 'applications-exported', detail: { ...filters, ...(q && { searched: true }) } })
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
