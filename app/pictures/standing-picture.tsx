import type { Picture as PictureContent } from '../../content/page.ts'
import { Picture } from './picture.tsx'

/** A picture whose hem runs on to both sides, so that its people stand on the page's own cloth. */
export const StandingPicture = ({ picture }: { picture: PictureContent }) => (
  <div className="standing">
    <Picture picture={picture} eager />
  </div>
)
