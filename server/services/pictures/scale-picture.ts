import sharp, { type Metadata, type Sharp } from 'sharp'
import { pictureLimits, modernFormats, sizesOf, type PictureFormat, type Size } from '../../../contract/picture.ts'
import type { PictureRefusal } from '../../../contract/reasons.ts'

export type ScaledFile = Size & { format: PictureFormat; content: Buffer }
export type Scaled = { files: ScaledFile[] } | { refused: PictureRefusal }

// What is uploaded may be named anything: only these decoders exist for it.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
})
sharp.cache(false)
sharp.concurrency(1)

/**
 * Encodes a picture again in every size and format. Nothing of the original file is kept but its pixels: no position or
 * camera, no color profile, and nothing that is hidden behind the picture.
 */
export async function scalePicture(content: Buffer): Promise<Scaled> {
  const open = () => sharp(content, { limitInputPixels: maxPixels, failOn: 'error' })
  const about = await readHeader(content)
  const refused = about ? refusalOf(about) : 'picture.wrong_content'
  if (!about || refused) return { refused: refused ?? 'picture.wrong_content' }
  try {
    return { files: await drawAll(open, about) }
  } catch {
    // The decoder’s reason is technical; to the person, the file is damaged.
    return { refused: 'picture.unreadable' }
  }
}

const maxPixels = pictureLimits.megapixels * 1_000_000

/** Decodes no pixels, so it can also detect that there are too many. */
async function readHeader(content: Buffer): Promise<Metadata | undefined> {
  try {
    return await sharp(content, { limitInputPixels: false }).metadata()
  } catch {
    return undefined
  }
}

function refusalOf({ width, height, pages = 1, autoOrient }: Metadata): PictureRefusal | undefined {
  if (pages > 1) return 'picture.animated'
  if (width * height > maxPixels) return 'picture.too_many_pixels'
  if (autoOrient.width < pictureLimits.minWidth) return 'picture.too_small'
  return Math.max(width / height, height / width) > pictureLimits.maxRatio ? 'picture.too_long' : undefined
}

async function drawAll(open: () => Sharp, { hasAlpha, autoOrient }: Metadata): Promise<ScaledFile[]> {
  const isOpaque = !hasAlpha || (await open().stats()).isOpaque
  const formats: PictureFormat[] = [...modernFormats, isOpaque ? 'jpg' : 'png']
  const files: ScaledFile[] = []
  for (const size of sizesOf(autoOrient)) {
    const fit = { ...size, fit: 'fill' } as const
    const pixels = await open().autoOrient().toColorspace('srgb').resize(fit).png({ compressionLevel: 0 }).toBuffer()
    for (const format of formats)
      files.push({ ...size, format, content: await encode(sharp(pixels), format).toBuffer() })
  }
  return files
}

function encode(picture: Sharp, format: PictureFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 55, effort: 3 })
    case 'webp':
      return picture.webp({ quality: 80 })
    case 'jpg':
      return picture.removeAlpha().jpeg({ quality: 80, mozjpeg: true })
    case 'png':
      return picture.png({ compressionLevel: 9 })
  }
}
