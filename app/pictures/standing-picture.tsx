import type { Picture as PictureContent } from '../../content/page.ts'
import { Picture } from './picture.tsx'

/** A picture whose woven hem continues on both sides, across the page. */
export const StandingPicture = ({ picture }: { picture: PictureContent }) => (
  <div className="standing">
    <Picture picture={picture} eager />
  </div>
)
