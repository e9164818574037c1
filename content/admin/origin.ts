import { originParts, type Origin, type OriginPart } from '../../contract/origin.ts'

export const originNames: Record<OriginPart, string> = {
  source: 'Campaign source',
  medium: 'Campaign medium',
  campaign: 'Campaign',
  term: 'Campaign keyword',
  content: 'Campaign version',
  referrer: 'Linked from',
  landing: 'First page',
}

/** What is known about how a visit began, with the name of each part. */
export const originRows = (origin: Origin | null): [name: string, value: string][] =>
  originParts.flatMap((part) => {
    const value = origin?.[part]
    return value ? [[originNames[part], value] as [string, string]] : []
  })
