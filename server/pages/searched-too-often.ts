import { brand } from '../../content/brand/company.ts'
import { searchedTooOften as texts } from '../../content/frame.ts'

/** Contains nothing from the request. */
export const searchedTooOften = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${texts.title} | ${brand.name}</title>
<main>
<h1>${texts.title}</h1>
<p>${texts.text}</p>
<p><a href="">${texts.retry}</a></p>
<p>${texts.call} <a href="${brand.phones.tollFree.uri}" target="_top">${brand.phones.tollFree.display}</a></p>
</main>
</html>
`
