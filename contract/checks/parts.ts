/** A text of an item. `quoted`: a name or a text prescribed by law, so that neither its grade nor its claims are ours. */
export type CheckedText = { field: string; text: string; quoted?: true }

/** What the checks look at, apart from the rules of each field. */
export type CheckedParts = {
  texts: CheckedText[]
  /** Addresses in fields of their own. `isPage`: where the item is shown, which has to be a page of this site. */
  links: { field: string; href: string; text: string; isPage?: true }[]
  /** Pictures in fields of their own, which are always ours. */
  pictures: { field: string; alt: string }[]
  /** For an item that changes how many licenses are active: the field that does. */
  countsIn?: string
}

/** The result of trying a link to another site. */
export type LinkState = 'answers' | 'dead' | 'private' | 'unverified'

/** What the checks have to know about the site. */
export type SiteFacts = {
  /** The paths of all pages, in lower case. */
  paths: ReadonlySet<string>
  outside: ReadonlyMap<string, LinkState>
  /** How many licenses are active once the item is published. */
  activeLicenses: number
  /** What the site says about their number, such as “over 20 licenses”. */
  claims: readonly string[]
}
