import { templateTexts as texts } from '../../../content/admin/emails.ts'
import type { StoredTemplate, TemplateChange } from '../../../contract/email-template.ts'
import { DeskHead } from '../ui/desk-head.tsx'
import { TemplateEditor } from './template-editor.tsx'

type Changed = { data: StoredTemplate }

/** Undefined for those who may only read them. */
export type Save = ((change: TemplateChange & { id: string }) => Promise<Changed>) | undefined

type Props = {
  title: string
  templates: StoredTemplate[]
  save: Save
  restore: (id: string) => Promise<Changed>
  load: () => Promise<{ data: StoredTemplate[] }>
}

/** The texts that emails start from, by whom they are to. */
export const Templates = ({ title, templates, save, restore, load }: Props) => (
  <>
    <DeskHead title={title} intro={texts.intro} />
    {[...Map.groupBy(templates, ({ kind }) => kind)].map(([kind, group]) => (
      <section className="stack templates" key={kind} aria-labelledby={`templates-${kind}`}>
        <h2 id={`templates-${kind}`}>{texts.kinds[kind]}</h2>
        {group.map((template) => (
          <TemplateEditor
            key={template.template}
            template={template}
            save={save}
            restore={restore}
            reload={async (id) => (await load()).data.find((latest) => latest.template === id)}
          />
        ))}
      </section>
    ))}
  </>
)
