import { useState } from 'react'
import { optOutsTexts as texts } from '../../../content/admin/opt-outs.ts'
import { BusyButton } from '../ui/busy-button.tsx'
import { InputField } from '../../ui/field.tsx'
import { call } from '../calls/call.ts'
import { useSubmit } from '../calls/use-submit.ts'
import { readText } from '../records/decode.ts'
import type { Act } from '../records/use-notice.ts'
import { CsvField } from '../ui/csv-field.tsx'

/** Adds one person, or all of a file. */
export const AddOptOut = ({ act }: { act: Act }) => {
  const [contact, setContact] = useState('')
  const { busy, submit } = useSubmit(
    () =>
      act(async () => {
        await call('optOuts.add', { contact })
        setContact('')
        return texts.added
      }),
    () => undefined,
  )
  const importFile = (file: File) =>
    act(async () => {
      const { text: csv } = await readText(file)
      const { added, known, bad } = await call('optOuts.import', { csv })
      return texts.imported(added, known, bad)
    })
  return (
    <form className="panel opt-out-form" noValidate onSubmit={submit}>
      <InputField
        id="opt-out-contact"
        label={texts.contact}
        autoComplete="off"
        spellCheck={false}
        value={contact}
        onChange={({ target }) => setContact(target.value)}
      />
      <BusyButton className="button button-strong" type="submit" busy={busy}>
        {texts.add}
      </BusyButton>
      <CsvField
        id="opt-out-file"
        label={texts.file}
        help={texts.fileHelp}
        onChoose={(file) => {
          if (file) void importFile(file)
        }}
      />
    </form>
  )
}
