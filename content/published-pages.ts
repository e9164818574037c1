import type { Published } from '../contract/published.ts'
import { licensesIn, withStatus } from './licenses.ts'
import type { PageContent } from './page.ts'
import { serviceAreaWith } from './pages/service-area.ts'
import { yourRights, yourRightsWith } from './pages/your-rights.ts'
import { withQuestions } from './questions.ts'

const activeIn = (published: Published) => withStatus(licensesIn(published), 'active')

/** A page that consists only of sections, with what is published. */
export const plainPageIn = (published: Published, page: PageContent): PageContent =>
  withQuestions(published, page === yourRights ? yourRightsWith(activeIn(published)) : page)

export const serviceAreaIn = (published: Published) => withQuestions(published, serviceAreaWith(activeIn(published)))
