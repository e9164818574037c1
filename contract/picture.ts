import { z } from 'zod'
import { megabyte } from './file-size.ts'
import { because } from './reasons.ts'

/** What is accepted as a picture. */
export const pictureLimits = {
  megabytes: 15,
  /** A small file can unfold into any number of pixels. */
  megapixels: 40,
  minWidth: 480,
  /** How many times longer the long side may be. */
  maxRatio: 4,
}

/** For the `accept` attribute of a file input. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/avif'

/** A picture is stored in these widths, and in its own where it is narrower than the last. */
const widths = [480, 960, 1600]

/** The formats that a browser may choose from, best first; every browser shows JPEG and PNG. */
export const modernFormats = ['avif', 'webp'] as const
const plainFormats = ['jpg', 'png'] as const
export type PictureFormat = (typeof modernFormats)[number] | (typeof plainFormats)[number]

export const pictureTypes: Record<PictureFormat, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
}

export type Size = { width: number; height: number }

/** One file of a picture: its content is known by the hash, its space on a page by the size. */
export type PictureFile = Size & { hash: string; format: PictureFormat }

export const fileName = ({ width, height, format }: Omit<PictureFile, 'hash'>) => `${width}x${height}.${format}`

export const pathOfFile = (file: PictureFile) => `/pictures/${file.hash}-${fileName(file)}`

export function readPicturePath(path: string): PictureFile | undefined {
  const [, hash, name] = /^\/pictures\/([\da-f]{20})-([\dx]{3,9}\.[a-z]{3,4})$/.exec(path) ?? []
  return hash && name ? readFileName(hash, name) : undefined
}

/** The pictures that a text shows, by hash. */
export const pictureHashesIn = (content: unknown): string[] =>
  [...JSON.stringify(content).matchAll(/\/pictures\/([\da-f]{20})-/g)].map(([, hash = '']) => hash)

export function readFileName(hash: string, name: string): PictureFile | undefined {
  const [, width, height, format] = /^(\d{1,4})x(\d{1,4})\.(\w+)$/.exec(name) ?? []
  return isFormat(format) ? { hash, width: Number(width), height: Number(height), format } : undefined
}

const isFormat = (format: string | undefined): format is PictureFormat =>
  format !== undefined && Object.hasOwn(pictureTypes, format)

/** The sizes in which a picture of this size is stored, smallest first. */
export function sizesOf({ width, height }: Size): Size[] {
  const widest = Math.min(width, widths.at(-1) ?? width)
  return [...widths.filter((each) => each < widest), widest].map((each) => ({
    width: each,
    height: Math.max(1, Math.round((height * each) / width)),
  }))
}

/** A picture is named by the path of its largest file that every browser shows. */
const PicturePath = z.string().refine((path) => isPlain(readPicturePath(path)), because('picture.not_ours'))

const isPlain = (file: PictureFile | undefined) => plainFormats.some((format) => format === file?.format)

export const widestPlain = (files: PictureFile[]): PictureFile | undefined =>
  files.filter(isPlain).toSorted((one, other) => other.width - one.width)[0]

type PictureSources = Size & { src: string; modern: { type: string; srcSet: string }[]; srcSet: string }

/** All files of a picture, for a `picture` element; undefined if the path is not that of a picture. */
export function sourcesOf(path: string): PictureSources | undefined {
  const file = readPicturePath(path)
  if (!file || !isPlain(file)) return undefined
  const srcSetOf = (format: PictureFormat) =>
    sizesOf(file)
      .map((size) => `${pathOfFile({ ...file, ...size, format })} ${size.width}w`)
      .join(', ')
  return {
    src: path,
    width: file.width,
    height: file.height,
    modern: modernFormats.map((format) => ({ type: pictureTypes[format], srcSet: srcSetOf(format) })),
    srcSet: srcSetOf(file.format),
  }
}

/** A file with these bytes, in Base64. */
export const NewPicture = z.object({
  content: z.base64(because('picture.unreadable')).min(1, because('picture.unreadable')),
})
export const maxPictureBytes = pictureLimits.megabytes * megabyte
/** In Base64, with the rest of the call. */
export const maxPictureCallBytes = Math.ceil((maxPictureBytes * 4) / 3) + 1024

export const StoredPicture = z.object({ path: PicturePath, width: z.int(), height: z.int() })
export type StoredPicture = z.output<typeof StoredPicture>
