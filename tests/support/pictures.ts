import sharp, { type Create, type Sharp } from 'sharp'

const plain = (width: number, height: number, channels: Create['channels'] = 3): Sharp =>
  sharp({ create: { width, height, channels, background: { r: 200, g: 40, b: 40, alpha: 0.5 } } })

/** A photo that says where and with what it was taken, and has to be turned by a quarter to be upright. */
export const photo = (): Promise<Buffer> =>
  plain(1000, 800)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SecretCamera' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 58/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '93/1 15/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">SecretEditor</x:xmpmeta>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .toBuffer()

/** A picture for a test that is about something else: the smallest that is accepted. */
export const smallPhoto = (): Promise<Buffer> => plain(480, 320).jpeg().toBuffer()

export const cmykPhoto = (): Promise<Buffer> => plain(500, 400).toColorspace('cmyk').jpeg().toBuffer()

export const deepPicture = (): Promise<Buffer> => plain(500, 400, 4).toColorspace('rgb16').png().toBuffer()

/** A page and an archive behind a picture: valid as all three. */
export const polyglot = async (): Promise<Buffer> =>
  Buffer.concat([await smallPhoto(), Buffer.from('<script>alert(1)</script>PK\x05\x06'), Buffer.alloc(18)])

/** A small file with many more pixels than are accepted. */
export const pixelBomb = (): Promise<Buffer> => plain(8_000, 6_000).png({ compressionLevel: 9 }).toBuffer()

export const animation = async (): Promise<Buffer> => {
  const frames = await Promise.all([plain(500, 400).png().toBuffer(), plain(500, 400, 4).png().toBuffer()])
  return sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
}

export const tooSmall = (): Promise<Buffer> => plain(200, 200).png().toBuffer()
export const tooLong = (): Promise<Buffer> => plain(500, 2_500).png().toBuffer()
export const gif = (): Promise<Buffer> => plain(500, 400).gif().toBuffer()
