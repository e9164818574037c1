/**
 * What a section of the application form asks, in order. Names are those of the application's fields;
 * a part of an object field is named after a dot. `needs` says what has to be chosen first.
 */
export type Need = { name: string; value: string; otherwise: 'hidden' | 'disabled' }
export type Option = { value: string; text: string }

type Asked = { name: string; label: string; help?: string; required?: boolean; needs?: Need }

export type Question =
  | (Asked & { kind: 'text'; type?: 'text' | 'email' | 'tel' | 'date'; autoComplete?: string })
  | (Asked & { kind: 'long' })
  | (Asked & { kind: 'select'; none: string; options: Option[] })
  | (Asked & { kind: 'choice'; options: Option[] })
  | (Asked & { kind: 'file' })
  | (Asked & { kind: 'box' })
  | { kind: 'boxes'; label: string; help?: string; boxes: { name: string; text: string }[] }
  | { kind: 'row'; questions: Question[] }
  | { kind: 'group'; label: string; questions: Question[] }
  | { kind: 'signature' }

export type FormSection = { id: string; title: string; intro?: string; questions: Question[] }
