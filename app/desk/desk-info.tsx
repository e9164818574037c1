import { createContext, useContext } from 'react'
import type { DeskInfo } from '../../contract/desk.ts'

type Desk = { info: DeskInfo | undefined; recount: () => void }

/** Who is at work and how much waits; pages that change it ask for a new count. */
export const DeskContext = createContext<Desk>({ info: undefined, recount: () => undefined })

export const useDesk = () => useContext(DeskContext)
