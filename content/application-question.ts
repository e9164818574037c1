/**
 * The questions of a section of the application form, in order. Names are those of the application's fields; a dot
 * separates an object field and its part. `needs` is the answer that must be chosen first.
 */
export type Need = { name: string; value: string; otherwise: 'hidden' | 'disabled' }
export type Option = { value: string; text: string }

type Labeled = { name: string; label: string; help?: string; required?: boolean; needs?: Need }

export type Question =
  | (Labeled & { kind: 'text'; type?: 'text' | 'email' | 'tel' | 'date'; autoComplete?: string })
  | (Labeled & { kind: 'long' })
  | (Labeled & { kind: 'select'; none: string; options: Option[] })
  | (Labeled & { kind: 'choice'; options: Option[] })
  /** `typed`: what can be typed instead of choosing a file. */
  | (Labeled & { kind: 'file'; typed?: { name: string; label: string; help: string } })
  | (Labeled & { kind: 'box' })
  | { kind: 'boxes'; label: string; help?: string; boxes: { name: string; text: string }[] }
  | { kind: 'row'; questions: Question[] }
  | { kind: 'group'; label: string; questions: Question[] }
  | { kind: 'signature' }

export type FormSection = { id: string; title: string; intro?: string; questions: Question[] }
