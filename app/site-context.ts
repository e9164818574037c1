import { createContext } from 'react-router'
import type { FormAnswer } from '../contract/posted-form.ts'
import type { Site } from '../server/site.ts'

/** What loaders get their data from; the server puts it in for each request. */
export const siteContext = createContext<Site>()

/** Names the scripts that React Router writes into a page that it takes over; made anew for each rendering. */
export const nonceContext = createContext('')

/** Why the form that was posted with this request was refused. (A context without a default value throws when read.) */
export const refusalContext = createContext<FormAnswer | null>(null)
