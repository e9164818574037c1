import type { FileReason } from '../../contract/reasons.ts'
import { acceptedTypes } from '../file-field.ts'
import type { ReasonTexts } from '../reason-text.ts'

/** Files that the browser already refuses. */
type FileRule = Extract<
  FileReason,
  'file.too_large' | 'file.wrong_extension' | 'file.wrong_content' | 'file.unreadable' | 'file.empty'
>

export const fileRules: ReasonTexts<FileRule> = {
  'file.too_large': 'File size exceeds {max}MB',
  'file.wrong_extension': `“{name}” cannot be accepted. Please send a ${acceptedTypes} file.`,
  'file.wrong_content': `The contents of “{name}” do not match its name. Please save it again as a ${acceptedTypes} file.`,
  'file.unreadable': '“{name}” could not be read. Please choose the file again.',
  'file.empty': '“{name}” is empty. Please choose the file again.',
}

export const fileReasons: ReasonTexts<FileReason> = {
  ...fileRules,
  'file.not_png': 'The signature must be a PNG image of at most 1 MB and 4,096 × 4,096 pixels.',
  'file.infected':
    '“{name}” was rejected because a virus was found in it. Please check your device and send a clean file.',
  'file.unexpected': 'This form does not accept this file.',
  'file.not_scanned': 'Files cannot be checked for viruses right now. Please try again in a moment.',
  'file.not_stored': 'The files could not be stored. Please try again in a moment.',
  'file.no_room': 'There is no room for files right now. Please try again later.',
  'file.too_many': 'Too many files were sent from your connection today. Please try again tomorrow.',
}
