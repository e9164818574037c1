import { thorough } from '../../scripts/thorough-tests.mjs'

/**
 * For the titles of tests that do in another way what another test does. `npm test` leaves out the tests with `@thorough`
 * in their title; `npm run test:thorough` runs them.
 */
export const thoroughUnless = (isMain: boolean) => (isMain ? '' : ` ${thorough}`)
