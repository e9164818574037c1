import { rememberCountry } from '../../sections/price/last-country.ts'

/** The next visit to home starts with the country that was chosen here. An inline script: the page loads no other. */
const country = new URLSearchParams(location.search).get('country')
// Browsers may render a page before anybody opens it.
if (country && !document.prerendering) rememberCountry(country.toLowerCase())
