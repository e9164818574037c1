import { createContext } from 'react-router'
import { nothingPublished, type Published } from '../../contract/published.ts'
import type { FormAnswer } from '../../contract/posted-form.ts'
import type { Site } from '../../server/pages/site.ts'

/** Gives loaders and actions access to the services; the server sets it for each request. */
export const siteContext = createContext<Site>()

/** What is published in the desk, for the rendering of one page; nothing while the site is built. */
export const publishedContext = createContext<Published>(nothingPublished)

/** The nonce of the inline scripts that React Router writes into a page it hydrates; new for each rendering. */
export const nonceContext = createContext('')

/** Why the form posted with this request was refused. (A context without a default value throws when read.) */
export const refusalContext = createContext<FormAnswer | null>(null)
