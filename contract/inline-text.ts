import * as z from 'zod/mini'
import { linkTarget } from './checks/link-target.ts'
import { linkMarkup } from './inline-markup.ts'
import { because, type Reason } from './reasons.ts'
import { text } from './text.ts'

/** Paragraphs in which `[text](/path)` is a link and `**text**` is strong; no link runs a script. Empty ones are left out. */
export const paragraphs = (maxLength: number, { max, required, tooMany }: Bounds) =>
  z.array(text(maxLength).check(z.refine(hasOnlySafeLinks, because('inline.link_unsafe')))).check(
    z.overwrite((written) => written.filter((paragraph) => paragraph !== '')),
    z.minLength(1, required),
    z.maxLength(max, tooMany),
  )

type Bounds = { max: number; required: Reason; tooMany: Reason }

const hasOnlySafeLinks = (written: string) =>
  Array.from(written.matchAll(linkMarkup)).every(
    ([, , href = '']) => !['unsafe', 'insecure'].includes(linkTarget(href).kind),
  )
