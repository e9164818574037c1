import { useState } from 'react'
import { markdownTexts } from '../../../../content/admin/articles.ts'
import { isSafeLink } from '../../../../contract/safe-link.ts'
import { InputField } from '../../../ui/field.tsx'
import { Confirm } from '../../ui/confirm.tsx'
import { DialogButtons } from '../../ui/dialog-buttons.tsx'
import { PagePaths } from '../page-paths.tsx'
import type { Selection } from './markdown-edits.ts'

const texts = markdownTexts.link

type Props = {
  /** Where the link goes; the dialog is open while there is one. */
  selection: Selection | undefined
  onDone: (selection: Selection, words: string, href: string) => void
  onClose: () => void
}

export const LinkDialog = ({ selection, onDone, onClose }: Props) => (
  <Confirm title={texts.title} open={selection !== undefined} onClose={onClose}>
    {selection && (
      <LinkFields
        selected={selection.text.slice(selection.start, selection.end)}
        onDone={(words, href) => onDone(selection, words, href)}
        onClose={onClose}
      />
    )}
  </Confirm>
)

type FieldsProps = { selected: string; onDone: (words: string, href: string) => void; onClose: () => void }

const LinkFields = ({ selected, onDone, onClose }: FieldsProps) => {
  const [words, setWords] = useState(selected)
  const [href, setHref] = useState('')
  const [isTried, setIsTried] = useState(false)
  const problems = {
    words: words.trim() === '' ? texts.wordsRequired : undefined,
    href: isSafeLink(href.trim()) ? undefined : texts.hrefInvalid,
  }
  const finish = () => {
    setIsTried(true)
    if (!problems.words && !problems.href) onDone(words.trim(), href.trim())
  }
  return (
    <div className="form">
      <InputField
        id="link-words"
        label={texts.words}
        help={texts.wordsHelp}
        error={isTried ? problems.words : undefined}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <InputField
        id="link-href"
        label={texts.href}
        help={texts.hrefHelp}
        error={isTried ? problems.href : undefined}
        list="link-paths"
        value={href}
        onChange={({ target }) => setHref(target.value)}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      <PagePaths id="link-paths" />
      <DialogButtons text={texts.insert} busy={false} onPress={finish} onClose={onClose} />
    </div>
  )
}
