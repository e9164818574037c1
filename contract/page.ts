import { z } from 'zod'

/** One page of a list, with cursors to the next and the previous page. */
export const pageOf = <T extends z.ZodType>(row: T) =>
  z.object({ data: z.array(row), nextCursor: z.string().nullable(), prevCursor: z.string().nullable() })

export type Page<T> = { data: T[]; nextCursor: string | null; prevCursor: string | null }
