import { articleFormTexts as texts } from '../../../../content/admin/articles.ts'
import { team } from '../../../../content/brand/people.ts'
import { articlePath, slugOf, type ArticleDraft } from '../../../../contract/article.ts'
import { InputField, SelectField, TextField } from '../../../ui/field.tsx'
import { localDay } from '../../records/dates.ts'
import type { FormProps } from '../define-form.tsx'
import { MarkdownField } from './markdown-field.tsx'
import { PictureField } from './picture-field.tsx'

export const ArticleForm = ({ value, itemKey, errors, onChange }: FormProps<ArticleDraft>) => {
  const set = (change: Partial<ArticleDraft>) => onChange({ ...value, ...change })
  const isFromFiles = itemKey.startsWith('/')
  return (
    <>
      <InputField
        id="title"
        label={texts.title}
        error={errors['title']}
        maxLength={120}
        value={value.title}
        onChange={({ target }) => set(titled(value, target.value, isFromFiles))}
      />
      {!isFromFiles && (
        <InputField
          id="slug"
          label={texts.slug}
          help={texts.slugHelp(articlePath(itemKey, value))}
          error={errors['slug']}
          maxLength={80}
          autoCapitalize="none"
          spellCheck={false}
          value={value.slug}
          onChange={({ target }) => set({ slug: target.value })}
        />
      )}
      <TextField
        id="teaser"
        label={texts.teaser}
        help={texts.teaserHelp}
        error={errors['teaser']}
        rows={3}
        maxLength={300}
        value={value.teaser}
        onChange={({ target }) => set({ teaser: target.value })}
      />
      <PictureField value={value} errors={errors} onChange={set} />
      <MarkdownField
        id="body"
        label={texts.body}
        help={texts.bodyHelp}
        error={errors['body']}
        maxLength={40_000}
        value={value.body}
        onChange={(body) => set({ body })}
      />
      <div className="form-pair">
        <SelectField
          id="author"
          label={texts.author}
          value={value.author}
          onChange={({ target }) => set({ author: target.value })}
          none={texts.company}
          options={team.map(({ name, role }) => [name, `${name}, ${role}`])}
        />
        <InputField
          id="date"
          label={texts.date}
          help={texts.dateHelp}
          error={errors['date']}
          type="date"
          value={value.date}
          onChange={({ target }) => set({ date: target.value })}
        />
      </div>
      <details className="more-fields">
        <summary>{texts.search}</summary>
        <div className="form">
          <InputField
            id="pageTitle"
            label={texts.pageTitle}
            help={texts.pageTitleHelp}
            note={texts.optional}
            error={errors['pageTitle']}
            maxLength={70}
            value={value.pageTitle}
            onChange={({ target }) => set({ pageTitle: target.value })}
          />
          <TextField
            id="description"
            label={texts.description}
            help={texts.descriptionHelp}
            note={texts.optional}
            error={errors['description']}
            rows={2}
            maxLength={200}
            value={value.description}
            onChange={({ target }) => set({ description: target.value })}
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
