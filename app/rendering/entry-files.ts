import { createContext } from 'react'

/** URLs of the built client entry script, which hydrates the islands, and of its imports. */
export const EntryFiles = createContext<{ module: string; imports: string[] } | undefined>(undefined)
