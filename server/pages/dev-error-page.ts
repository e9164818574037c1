import { stripVTControlCharacters } from 'node:util'

/** Shown in the browser when a page's code cannot be loaded: what is wrong, in which file and line. */
export function devErrorPage(cause: unknown): Response {
  const text = stripVTControlCharacters(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause))
  const place = text.split(/[\s()[\]]/).find((word) => /^[^:]+:\d+:\d+$/.test(word)) ?? 'unknown place'
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Error: ${escape(place)}</title>
<script type="module" src="/@vite/client"></script>
</head>
<body>
<h1>Error in ${escape(place)}</h1>
<pre>${escape(text)}</pre>
<p>This page loads again when the file changes.</p>
</body>
</html>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
