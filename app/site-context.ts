import { createContext } from 'react-router'
import type { Site } from '../server/site.ts'

/** What loaders get their data from; the server puts it in for each request. */
export const siteContext = createContext<Site>()

/** Names the scripts that React Router writes into a page that it takes over; made anew for each rendering. */
export const nonceContext = createContext('')
