import { useRef, useState, type KeyboardEvent } from 'react'
import { markdownTexts as texts } from '../../../../content/admin/articles.ts'
import { controlProps, Field } from '../../../ui/field.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { link, mark, picture, type Edit, type MarkdownMark, type Selection } from './markdown-edits.ts'
import { PictureDialog } from './picture-dialog.tsx'
import { Toolbar, type Tool } from './toolbar.tsx'

type Props = {
  id: string
  label: string
  help: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
}

const shortcuts: Record<string, Tool> = { b: 'bold', i: 'italic', k: 'link' }

/** A text with headings, lists, links, and pictures, and buttons that write their signs. */
export const MarkdownField = ({ id, label, help, error, value, onChange }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const [dialog, setDialog] = useState<{ tool: 'link' | 'picture'; selection: Selection }>()
  const use = (tool: Tool) => {
    if (!area.current) return
    const selection = selectionIn(area.current)
    if (isDialog(tool)) setDialog({ tool, selection })
    else write(area.current, mark(selection, tool))
  }
  const finish = (edit: Edit) => {
    setDialog(undefined)
    // The dialog gives the focus back first.
    if (area.current) requestAnimationFrame(() => area.current && write(area.current, edit))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const tool = event.ctrlKey || event.metaKey ? shortcuts[event.key] : undefined
    if (!tool) return
    event.preventDefault()
    use(tool)
  }
  const close = () => setDialog(undefined)
  return (
    <div className="markdown-field">
      <Field id={id} label={label} help={help} error={error}>
        <Toolbar controls={id} onUse={use} />
        <textarea
          className="input"
          ref={area}
          rows={16}
          spellCheck
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
          {...controlProps({ id, help, error })}
        />
      </Field>
      <LinkDialog
        selection={dialog?.tool === 'link' ? dialog.selection : undefined}
        onDone={(selection, words, href) => finish(link(selection, words, href))}
        onClose={close}
      />
      <PictureDialog
        title={texts.addPicture}
        open={dialog?.tool === 'picture'}
        onDone={({ path }, alt) => dialog && finish(picture(dialog.selection, path, alt))}
        onClose={close}
      />
    </div>
  )
}

const selectionIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
})

const isDialog = (tool: Tool): tool is Exclude<Tool, MarkdownMark> => tool === 'link' || tool === 'picture'

/** As if it were typed, so that the browser can undo it. */
function write(area: HTMLTextAreaElement, { from, to, insert, select }: Edit) {
  area.focus()
  area.setSelectionRange(from, to)
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else keeps what can be undone, and no browser lacks it
  document.execCommand('insertText', false, insert)
  area.setSelectionRange(...select)
}
