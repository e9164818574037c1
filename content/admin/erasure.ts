import type { ErasureReason } from '../../contract/desk-applications.ts'
import { counted } from '../counted.ts'

export const erasureReasonNames: Record<ErasureReason, string> = {
  asked: 'The person asked',
  'time-over': 'The retention period is over',
  mistake: 'Sent by mistake',
}

const leadErasure = {
  title: 'Erase this lead',
  text: 'Use this when a person asks. The consent record is erased too. The copy in the CRM must be erased there.',
  ask: (name: string) => `Erase ${name} for good?`,
  removed: 'Removed: the lead, its consent record, and its delivery record.',
  kept: 'Kept: one audit entry saying that this lead was erased, by whom, when, and why. The person’s name is not kept.',
  confirm: 'Type the full name to confirm',
  done: 'The lead was erased.',
}

export const erasureTexts = {
  application: {
    title: 'Erase this applicant',
    text:
      'Use this when a person asks or when the retention period is over. Answers, files, signature, and notes are removed for ' +
      'good.',
    ask: (name: string) => `Erase ${name} for good?`,
    removed: (files: number, notes: number) =>
      `Removed: all answers, ${counted(files, 'file')}, the signature, and ${counted(notes, 'note')}.`,
    kept: 'Kept: one audit entry saying that this application was erased, by whom, when, and why. The person’s name is not kept.',
    confirm: 'Type the last name to confirm',
    done: 'The application was erased.',
  },
  lead: leadErasure,
  reducedLead: { ...leadErasure, confirm: 'Type the number of the lead to confirm' },
  careerForm: {
    title: 'Erase this career form',
    text: 'Use this when a person asks or when the retention period is over. The resume is erased too.',
    ask: (name: string) => `Erase ${name} for good?`,
    removed: 'Removed: name, email, phone, and the resume.',
    kept: 'Kept: one audit entry saying that this career form was erased, by whom, when, and why. The person’s name is not kept.',
    confirm: 'Type the full name to confirm',
    done: 'The career form was erased.',
  },
  impossible: 'After this, none of it can be read, restored, or exported.',
  why: 'Why',
  confirmHelp: 'You can erase only if it matches.',
  keep: 'Keep',
  button: 'Erase for good',
}
