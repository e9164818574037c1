import { applicantTexts } from '../../../content/admin/applications.ts'
import { formatDate } from '../records/dates.ts'

const texts = applicantTexts.erasureRequested

/** A task: the applicant asked for erasure with the private link. */
export const ErasureRequest = ({ at }: { at: string }) => (
  <p className="notice notice-bad">
    <b>{texts.title(formatDate(at))}</b>
    <span>
      {texts.text} <a href="#erase-title">{texts.link}</a>
    </span>
  </p>
)
