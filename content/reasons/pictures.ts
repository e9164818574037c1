import { pictureLimits } from '../../contract/picture.ts'
import type { PictureReason } from '../../contract/reasons.ts'
import type { ReasonTexts } from '../reason-text.ts'

export const pictureReasons = {
  'picture.wrong_content':
    'This file is not a picture that the site can show. Choose a JPEG, PNG, WebP, or AVIF file. Save drawings (SVG) and iPhone photos (HEIC) as JPEG or PNG first.',
  'picture.unreadable': 'This picture is damaged or incomplete. Save it again, or choose another one.',
  'picture.too_large': `This picture is larger than ${pictureLimits.megabytes} MB. Make it smaller, or save it as JPEG.`,
  'picture.too_many_pixels': `This picture has more than ${pictureLimits.megapixels} million pixels. Make it smaller first.`,
  'picture.too_small': `This picture is too small to look sharp. It must be at least ${pictureLimits.minWidth} pixels wide.`,
  'picture.too_long': `This picture is too long and narrow. One side may be at most ${pictureLimits.maxRatio} times as long as the other.`,
  'picture.animated': 'This picture is animated. Choose a still picture.',
  'picture.took_too_long': 'This picture takes too long to process. Save it as JPEG, or choose another one.',
  'picture.not_ours': 'Pictures must be added here. A picture from another site cannot be shown.',
} satisfies ReasonTexts<PictureReason>
