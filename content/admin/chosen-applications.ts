import { counted } from '../counted.ts'
import { maxChosen } from '../../contract/chosen-applications.ts'

const applications = (count: number) => counted(count, 'application')

/** Choosing several applications, and what is done with them. */
export const chosenTexts = {
  bar: 'Actions for the selected applications',
  choose: (name: string) => `Select ${name}`,
  choosePage: 'Select everyone on this page',
  chooseAll: (count: number | undefined) => {
    if (count === undefined) return `Select everyone who matches (at most ${maxChosen})`
    const all = count.toLocaleString('en')
    return count > maxChosen ? `Select the first ${maxChosen} of ${all}` : `Select all ${all}`
  },
  chosen: (count: number) => `${count.toLocaleString('en')} selected`,
  elsewhere: (count: number) => (count === 0 ? '' : `(${count.toLocaleString('en')} not shown in this list)`),
  clear: 'Clear selection',
  move: 'Move to',
  chooseStage: 'Choose a stage',
  moveNow: 'Move',
  email: 'Email',
  erase: 'Erase',
  moved: (count: number, stage: string) => `${applications(count)} moved to ${stage}.`,
  skipped: (count: number) => {
    if (count === 0) return ''
    return count === 1
      ? ' 1 application was left as it is: already there, or changed by someone else in the meantime.'
      : ` ${applications(count)} were left as they are: already there, or changed by someone else in the meantime.`
  },
  undo: 'Undo',
  undone: (count: number) => `${applications(count)} moved back.`,
  declining: {
    title: (count: number) => `Move ${applications(count)} to Not selected`,
    text: 'The reason applies to all of them. No email will be sent; to tell them, use Email instead.',
    button: 'Move',
  },
  emails: {
    title: (count: number) => `Email ${counted(count, 'person', 'people')}`,
    recipients: (count: number) => counted(count, 'selected person', 'selected people'),
    loading: 'Loading the templates...',
    help: 'Names in braces are filled in for each person.',
    queued: (count: number) => `${counted(count, 'email')} will be sent in ten seconds.`,
    leftOut: (count: number) =>
      count === 0
        ? ''
        : ` ${applications(count)} left out: no address, opted out, erased, or moved by someone else in the meantime.`,
    undone: 'Undone. No email was sent, and the stages are as they were.',
  },
  erasure: {
    title: (count: number) => `Erase ${applications(count)} for good?`,
    removed: 'Removed: all answers, files, signatures, and notes of these people.',
    kept: 'Kept: one audit entry for each erased application, saying by whom, when, and why. The people’s names are not kept.',
    confirm: 'Type the number of applications to confirm',
    done: (count: number) => `${applications(count)} erased.`,
  },
}
