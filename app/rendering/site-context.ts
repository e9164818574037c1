import { createContext } from 'react-router'
import type { FormAnswer } from '../../contract/posted-form.ts'
import type { Site } from '../../server/pages/site.ts'

/** Gives loaders and actions access to the services; the server sets it for each request. */
export const siteContext = createContext<Site>()

/** The nonce of the inline scripts that React Router writes into a page it hydrates; new for each rendering. */
export const nonceContext = createContext('')

/** Why the form posted with this request was refused. (A context without a default value throws when read.) */
export const refusalContext = createContext<FormAnswer | null>(null)
