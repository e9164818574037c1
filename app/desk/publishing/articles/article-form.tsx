import { articleFormTexts as texts } from '../../../../content/admin/articles.ts'
import { team } from '../../../../content/brand/people.ts'
import { articlePath, slugOf, type ArticleDraft } from '../../../../contract/article.ts'
import { InputField, SelectField, TextField } from '../../../ui/field.tsx'
import { localDay } from '../../records/dates.ts'
import { textFieldsOf, type FormProps } from '../define-form.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { PictureField } from './picture-field.tsx'

export const ArticleForm = (props: FormProps<ArticleDraft>) => {
  const { value, itemKey, errors, onChange } = props
  const text = textFieldsOf(props)
  const set = (change: Partial<ArticleDraft>) => onChange({ ...value, ...change })
  const isFromFiles = itemKey.startsWith('/')
  return (
    <>
      <InputField
        {...text('title', texts.title)}
        onChange={({ target }) => set(titled(value, target.value, isFromFiles))}
      />
      {!isFromFiles && (
        <InputField
          {...text('slug', texts.slug)}
          help={texts.slugHelp(articlePath(itemKey, value))}
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      <TextField {...text('teaser', texts.teaser)} help={texts.teaserHelp} rows={3} />
      <PictureField value={value} errors={errors} onChange={set} />
      <MarkdownField
        id="body"
        label={texts.body}
        help={texts.bodyHelp}
        error={errors['body']}
        value={value.body}
        onChange={(body) => set({ body })}
      />
      <div className="form-pair">
        <SelectField
          {...text('author', texts.author)}
          none={texts.company}
          options={team.map(({ name, role }) => [name, `${name}, ${role}`])}
        />
        <InputField {...text('date', texts.date)} help={texts.dateHelp} type="date" />
      </div>
      <details className="more-fields">
        <summary>{texts.search}</summary>
        <div className="form">
          <InputField {...text('pageTitle', texts.pageTitle)} help={texts.pageTitleHelp} note={texts.optional} />
          <TextField
            {...text('description', texts.description)}
            help={texts.descriptionHelp}
            note={texts.optional}
            rows={2}
          />
        </div>
      </details>
    </>
  )
}

/** The address follows the title until somebody writes another one; the date is that of the first day. */
const titled = ({ title, slug, date }: ArticleDraft, next: string, isFromFiles: boolean): Partial<ArticleDraft> => ({
  title: next,
  ...(!isFromFiles && slug === slugOf(title) && { slug: slugOf(next) }),
  date: date || localDay(0),
})
