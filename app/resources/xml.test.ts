import { expect, test } from 'vitest'
import { cdataElement, element } from './xml.ts'

test('[BEYOND-5] pasted control characters, which XML does not allow, are left out', () => {
  expect(element('title', 'Fees\u000b & rates\n', { rel: 'a\u0000"b' }).xml).toBe(
    '<title rel="a&quot;b">Fees &amp; rates\n</title>\n',
  )
  expect(cdataElement('title', 'Fees\u000b ]]>').xml).toBe('<title><![CDATA[Fees ]]]]><![CDATA[>]]></title>\n')
})
