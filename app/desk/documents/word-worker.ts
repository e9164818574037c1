import mammoth from 'mammoth'
import { checkUnpackedSize } from './unpacked-size.ts'

/** More than anybody reads; the page stays fast. */
const maxLength = 500_000

type Request = MessageEvent<ArrayBuffer>

/** The text of a Word file as simple HTML; pictures, macros, and links to other files are left out. */
async function convert(arrayBuffer: ArrayBuffer): Promise<string> {
  await checkUnpackedSize(arrayBuffer)
  const { value } = await mammoth.convertToHtml(
    { arrayBuffer },
    { externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: '' })) },
  )
  return value.slice(0, maxLength)
}

addEventListener('message', ({ data }: Request) => {
  convert(data).then(
    (html) => postMessage({ html }),
    () => postMessage({ html: undefined }),
  )
})
