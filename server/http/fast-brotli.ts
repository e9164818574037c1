import { brotliCompress, brotliCompressSync, constants } from 'node:zlib'
import { promisify } from 'node:util'

/** Compresses about as fast as gzip, to four fifths of its size. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

const compress = promisify(brotliCompress)

export const fastBrotli = (text: string) => compress(text, options)

export const fastBrotliSync = (bytes: Buffer) => brotliCompressSync(bytes, options)
