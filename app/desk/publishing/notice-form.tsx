import { useState } from 'react'
import { noticeFormTexts as texts } from '../../../content/admin/publishing.ts'
import { noticeLooks, noticeTopics, type NoticeDraft } from '../../../contract/site-notice.ts'
import { InputField, SelectField, TextField } from '../../ui/field.tsx'
import { DeskIcon } from '../ui/icon.tsx'
import { problemIn, textFieldsOf, type FormProps } from './define-form.tsx'
import { companyZone, MomentField } from './moment-field.tsx'
import { PagePaths } from './page-paths.tsx'
import { PositionField } from './position-field.tsx'

export const NoticeForm = (props: FormProps<NoticeDraft>) => {
  const { value, errors, onChange } = props
  const text = textFieldsOf(props)
  const set = (change: Partial<NoticeDraft>) => onChange({ ...value, ...change })
  return (
    <>
      <div className="form-pair">
        <SelectField
          id="look"
          label={texts.look}
          value={value.look}
          onChange={({ target }) => set({ look: noticeLooks.find((look) => look === target.value) ?? 'line' })}
          options={noticeLooks.map((look) => [look, texts.looks[look]])}
        />
        <SelectField
          id="topic"
          label={texts.topic}
          value={value.topic}
          onChange={({ target }) =>
            set({ topic: noticeTopics.find((topic) => topic === target.value) ?? 'information' })
          }
          options={noticeTopics.map((topic) => [topic, texts.topics[topic]])}
        />
      </div>
      {value.look === 'card' && <InputField {...text('title', texts.title)} />}
      <TextField {...text('text', texts.text)} help={texts.textHelp} rows={3} />
      <div className="form-pair">
        <InputField {...text('linkText', texts.linkText)} note={texts.optional} />
        <InputField {...text('linkHref', texts.linkHref)} note={texts.optional} list="page-paths" placeholder="/send" />
      </div>
      <div className="form-pair">
        <MomentField
          id="startsAt"
          label={texts.startsAt}
          help={texts.timeHelp(companyZone)}
          value={value.startsAt}
          onChange={(startsAt) => set({ startsAt })}
        />
        <MomentField
          id="endsAt"
          label={texts.endsAt}
          help={texts.timeHelp(companyZone)}
          error={errors['endsAt']}
          value={value.endsAt}
          onChange={(endsAt) => set({ endsAt })}
        />
      </div>
      <Pages pages={value.pages} error={problemIn(errors, 'pages')} onChange={(pages) => set({ pages })} />
      <PositionField
        label={texts.order}
        help={texts.orderHelp}
        min={0}
        max={99}
        value={value.order}
        onChange={(order) => set({ order })}
      />
    </>
  )
}

type PagesProps = { pages: string[]; error: string | undefined; onChange: (pages: string[]) => void }

const Pages = ({ pages, error, onChange }: PagesProps) => {
  const [typed, setTyped] = useState('')
  const add = () => {
    if (typed.trim() && !pages.includes(typed.trim())) onChange([...pages, typed.trim()])
    setTyped('')
  }
  return (
    <fieldset className="notice-pages">
      <legend>{texts.where}</legend>
      <p className="small soft">{pages.length === 0 ? texts.everywhere : texts.somewhere}</p>
      {pages.length > 0 && (
        <ul className="page-chips">
          {pages.map((path) => (
            <li key={path}>
              {path}{' '}
              <button
                className="icon-button"
                type="button"
                aria-label={texts.removePage(path)}
                onClick={() => onChange(pages.filter((other) => other !== path))}
              >
                <DeskIcon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="page-adder">
        <InputField
          id="page"
          label={texts.page}
          error={error}
          list="page-paths"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            add()
          }}
        />
        <button className="button button-quiet" type="button" onClick={add}>
          {texts.addPage}
        </button>
      </div>
      <PagePaths id="page-paths" />
    </fieldset>
  )
}
