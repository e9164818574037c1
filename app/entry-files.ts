import { createContext } from 'react'

/** Where the built site keeps the script that brings the islands to life, and what that script imports. */
export const EntryFiles = createContext<{ module: string; imports: string[] } | undefined>(undefined)
