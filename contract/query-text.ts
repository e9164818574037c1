import { z } from 'zod'
import { withoutInvisible } from './invisible.ts'
import { isStorable } from './text.ts'

/** Text from a URL or a cursor. */
export const storedText = (maxLength: number) => z.string().max(maxLength).refine(isStorable)

/** Search text, without invisible characters: it is compared with the text that is shown. */
export const searchText = (maxLength: number) =>
  z.string().overwrite(withoutInvisible).trim().max(maxLength).refine(isStorable)

/** A cursor, which the site itself has made, maybe of two names of 200 letters in any script. */
export const cursorText = z
  .string()
  .max(2000)
  .regex(/^[\w-]*$/)

/** A timestamp that PostgreSQL accepts too: there is no year 0. */
export const moment = z.iso.datetime().refine((value) => value >= '0001')
