import { createContext, useContext } from 'react'
import type { DeskInfo } from '../../../contract/desk.ts'

type Desk = { info: DeskInfo | undefined; recount: () => void }

/** Who is signed in and how many items are waiting; pages that change the counts call `recount`. */
export const DeskContext = createContext<Desk>({ info: undefined, recount: () => undefined })

export const useDesk = () => useContext(DeskContext)
