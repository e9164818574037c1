import { z } from 'zod'
import { applicationStages, type ApplicationStage, type ErasureRefusal } from './application-options.ts'

/** What an applicant may do with the private link. */
const applicantSteps = ['withdraw', 'erase'] as const
export const ApplicantStep = z.enum(applicantSteps)
export type ApplicantStep = z.infer<typeof ApplicantStep>

/** What the private link shows. Answers are left out, in case the link gets into other hands. */
export type ApplicationStatus =
  | { isErased: true }
  | {
      isErased: false
      reference: string
      jobTitle: string
      stage: ApplicationStage
      sentAt: string
      erasureRequestedAt: string | null
      erasureRefusal: ErasureRefusal | null
      files: { role: string; name: string; size: number }[]
      steps: ApplicantStep[]
    }

/** An application that is decided cannot be withdrawn. */
const open = new Set<ApplicationStage>(applicationStages.slice(0, applicationStages.indexOf('hired')))

export const canWithdraw = (stage: ApplicationStage) => open.has(stage)
