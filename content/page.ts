/**
 * The content of a page. Pages are data; the components in `app/sections` render each kind of section. Strings may
 * contain `[text](/path)` links and `**strong**` text, but no other markup.
 */
export type Action = { text: string; href: string }

/** A picture in `app/pictures`, by file name. An empty `alt` marks decoration. */
export type Picture = { name: string; alt: string }

export type Section =
  | { kind: 'prose'; id: string; title: string; paragraphs: string[]; points?: string[]; after?: string }
  | {
      kind: 'split'
      id: string
      title: string
      paragraphs: string[]
      points?: string[]
      picture: Picture
      action?: Action
    }
  | { kind: 'cards'; id: string; title: string; intro?: string; cards: Card[] }
  | {
      kind: 'steps'
      id: string
      title: string
      intro?: string
      steps: { title: string; text: string }[]
      picture?: Picture
    }
  | { kind: 'facts'; id: string; title: string; intro?: string; rows: { term: string; value: string }[] }
  | { kind: 'questions'; id: string; title: string; items: Question[] }
  | { kind: 'people'; id: string; title: string; intro?: string; people: 'executives' | 'team'; action?: Action }
  | { kind: 'quote'; id?: string; text: string }
  | { kind: 'band'; id?: string; title: string; text: string; actions: Action[]; picture?: Picture }

/** Its `id` is unique on the page and never changes: what the desk publishes in place of a question is found by it. */
export type Question = { id: string; question: string; answer: string[] }

export type Card = { title: string; text: string; href?: string; action?: string; picture?: Picture }

export type Crumb = { text: string; href: string }

/**
 * The layout of the top of a page: a story has a large picture, a service leads with what visitors can do, and what
 * people look up is compact, with facts and links to its sections.
 */
export type HeadKind = 'story' | 'service' | 'reference'

export type PageContent = {
  /** The canonical spelling; requests match it in any letter case. */
  path: string
  title: string
  description: string
  /** The parent pages; the page itself is added as the last crumb. */
  breadcrumb: Crumb[]
  /** The name of the page in the breadcrumb. */
  crumb: string
  heading: string
  lede: string
  actions?: Action[]
  picture?: Picture
  /** `service` by default. */
  head?: HeadKind
  /** Shown at the top of a page that people look up. */
  headFacts?: { term: string; value: string }[]
  sections: Section[]
}
