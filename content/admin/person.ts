import type { RecordKind } from '../../contract/person.ts'

export const personTexts = {
  title: 'From the same person',
  text: 'With the same email address or phone number.',
  kinds: { application: 'Application', 'career-form': 'Career form', lead: 'Lead' } satisfies Record<
    RecordKind,
    string
  >,
  about: (kind: string, about: string | null) => (about === null ? kind : `${kind}: ${about}`),
  line: (name: string, when: string) => `${name}, ${when}`,
  eraseToo: (count: number) =>
    count === 1
      ? 'Also erase this person’s other record'
      : `Also erase this person’s ${count.toLocaleString('en')} other records`,
}
