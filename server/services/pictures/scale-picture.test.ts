import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  animation,
  cmykPhoto,
  deepPicture,
  gif,
  photo,
  pixelBomb,
  polyglot,
  smallPhoto,
  tooLong,
  tooSmall,
} from '../../../tests/support/pictures.ts'
import { scalePicture, type ScaledFile } from './scale-picture.ts'

async function scale(content: Buffer): Promise<ScaledFile[]> {
  const scaled = await scalePicture(content)
  if ('refused' in scaled) throw new Error(scaled.refused)
  return scaled.files
}

test('[PUB-2] a photo becomes upright, in every size and format, without where and how it was taken', async () => {
  const content = await photo()
  for (const secret of ['SecretCamera', 'SecretEditor']) expect(content.includes(secret)).toBe(true)
  const files = await scale(content)
  const names = files.map(({ width, height, format }) => `${width}x${height}.${format}`)
  expect(names).toEqual(
    ['480x600', '800x1000'].flatMap((size) => ['avif', 'webp', 'jpg'].map((format) => `${size}.${format}`)),
  )
  for (const file of files) {
    const { exif, xmp, icc, iptc, orientation, width, height } = await sharp(file.content).metadata()
    expect({ exif, xmp, icc, iptc, orientation, width, height }).toEqual({ width: file.width, height: file.height })
    for (const secret of ['Secret', 'GPS', 'Exif']) expect(file.content.includes(secret)).toBe(false)
  }
})

test('[PUB-2] nothing that is hidden behind a picture is kept', async () => {
  const content = await polyglot()
  expect(content.includes('<script>')).toBe(true)
  for (const file of await scale(content))
    for (const hidden of ['<script>', 'PK\x05\x06']) expect(file.content.includes(hidden)).toBe(false)
})

test.for([
  ['print colors', 'jpg', cmykPhoto],
  ['16 bits per color and transparency', 'png', deepPicture],
] as const)('[PUB-2] a picture with %s is shown as on a screen', async ([, format, make]) => {
  const plain = (await scale(await make())).filter((file) => file.format === format)
  expect(plain.map(({ width }) => width)).toEqual([480, 500])
  for (const { content } of plain) {
    const { space, depth } = await sharp(content).metadata()
    expect({ space, depth }).toEqual({ space: 'srgb', depth: 'uchar' })
    const [red = 0, green = 0, blue = 0] = await sharp(content).raw().toBuffer()
    expect({ isRed: red > 150, isNothingElse: Math.max(green, blue) < 100 }).toEqual({
      isRed: true,
      isNothingElse: true,
    })
  }
})

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><script>alert(1)</script></svg>'

test.for([
  ['a drawing', 'picture.wrong_content', () => Buffer.from(drawing)],
  ['a page', 'picture.wrong_content', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', 'picture.wrong_content', () => Buffer.from('%PDF-1.7\n')],
  ['a GIF', 'picture.wrong_content', gif],
  ['a text that begins like a JPEG', 'picture.wrong_content', () => Buffer.from('\xff\xd8\xff not really', 'latin1')],
  ['an empty file', 'picture.wrong_content', () => Buffer.alloc(0)],
  ['half a photo', 'picture.unreadable', async () => (await smallPhoto()).subarray(0, -400)],
  ['a bomb of pixels', 'picture.too_many_pixels', pixelBomb],
  ['an animation', 'picture.animated', animation],
  ['a picture that is too small', 'picture.too_small', tooSmall],
  ['a picture that is too long', 'picture.too_long', tooLong],
] as const)('[PUB-2] %s is refused: %s', async ([, refused, make]) => {
  expect(await scalePicture(await make())).toEqual({ refused })
})
