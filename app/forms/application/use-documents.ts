import { useRef, useState } from 'react'
import { fileRules } from '../../../content/reasons/files.ts'
import { reasonText } from '../../../content/reason-text.ts'
import type { FieldTexts } from '../form-rules.ts'
import { inspectFile } from '../inspect-file.ts'
import { fileNames, type DraftFiles, type FileName } from './draft-store.ts'
import type { useDraft } from './use-draft.ts'

type Draft = Pick<ReturnType<typeof useDraft>, 'read' | 'onFile' | 'isFilledIn'>
type Report = (name: string, problem: string | undefined) => void

/** The files of the form: inspected when they are chosen, and read again before they are sent. */
export function useDocuments(draft: Draft) {
  /** The file that was chosen last in each field counts, whichever is inspected first. */
  const chosen = useRef<Partial<Record<FileName, File | undefined>>>({})
  const inspections = useRef<Partial<Record<FileName, Promise<void>>>>({})
  /** The files that are being read. One that the device has to fetch first takes a long time. */
  const [reading, setReading] = useState<DraftFiles>({})

  const read = async <T>(name: FileName, file: File, work: (file: File) => Promise<T>): Promise<T> => {
    setReading((others) => ({ ...others, [name]: file }))
    const result = await work(file)
    setReading(({ [name]: shown, ...others }) => (shown && shown !== file ? { ...others, [name]: shown } : others))
    return result
  }
  const inspect = async (name: FileName, file: File | undefined, report: Report) => {
    const refusal = file && (await read(name, file, inspectFile))
    if (chosen.current[name] !== file) return
    report(name, refusal && reasonText(fileRules, refusal))
    void draft.onFile(name, refusal ? undefined : file)
  }

  return {
    /** The names of the files that are being read. */
    reading: Object.values(reading).map(({ name }) => name),
    /** `report` is told what is wrong with the file, or that nothing is. */
    choose(name: FileName, file: File | undefined, report: Report) {
      if (draft.isFilledIn(name)) return
      chosen.current[name] = file
      inspections.current[name] = inspect(name, file, report)
    },
    inspected: () => Promise.all(Object.values(inspections.current)),
    /**
     * Files that were changed, moved, or deleted on disk since they were chosen are removed; their fields show why. They
     * are read only when they are sent.
     */
    async refuseUnreadable(): Promise<FieldTexts> {
      const { files } = draft.read()
      const problems = await Promise.all(
        fileNames.map(async (name) => {
          const file = files[name]
          if (!file || (await read(name, file, isReadable)) || draft.read().files[name] !== file) return []
          void draft.onFile(name, undefined)
          return [[name, reasonText(fileRules, { reason: 'file.unreadable', values: { name: file.name } })]]
        }),
      )
      return Object.fromEntries(problems.flat())
    },
    /** Files that could not be inspected yet are no longer chosen. */
    stopReading() {
      chosen.current = {}
      inspections.current = {}
      setReading({})
    },
  }
}

const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
