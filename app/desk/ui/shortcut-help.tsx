import { useState } from 'react'
import { shortcutTexts as texts } from '../../../content/admin/shortcuts.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Confirm } from './confirm.tsx'
import { DeskIcon } from './icon.tsx'
import { areShortcutsOn, turnShortcuts } from './shortcut-switch.ts'
import { useShortcuts } from './use-shortcuts.ts'

/** The keys of a page, each with what it does. */
type Props = { keys: readonly (readonly [key: string, text: string])[] }

/** A button that lists the shortcuts of a page and can turn them off; “?” does the same. */
export const ShortcutHelp = ({ keys }: Props) => {
  const [isOpen, setIsOpen] = useState(false)
  useShortcuts({ '?': () => setIsOpen(true) })
  return (
    <>
      <button className="button button-plain button-small shortcut-help" type="button" onClick={() => setIsOpen(true)}>
        <DeskIcon name="keyboard" /> {texts.title}
      </button>
      <Confirm title={texts.title} open={isOpen} onClose={() => setIsOpen(false)}>
        <ShortcutList keys={keys} />
        <p className="desk-actions">
          <button className="button button-quiet" type="button" onClick={() => setIsOpen(false)}>
            {texts.close}
          </button>
        </p>
      </Confirm>
    </>
  )
}

const ShortcutList = ({ keys }: Props) => {
  const [isOn, setIsOn] = useState(areShortcutsOn)
  return (
    <>
      <p className="small soft">{isOn ? texts.hint : texts.off}</p>
      <dl className="shortcuts">
        {[...keys, ['?', texts.list] as const].map(([key, text]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        id="shortcuts-on"
        checked={isOn}
        onChange={({ target }) => {
          turnShortcuts(target.checked)
          setIsOn(target.checked)
        }}
      >
        {texts.on}
      </Checkbox>
    </>
  )
}
