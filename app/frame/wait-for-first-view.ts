import { firstViewEnds } from '../ui/first-view.ts'

/**
 * Blocks rendering until the end of the first view has arrived, so that nothing in it moves on a slow network. The link
 * is added by script because the W3C validator does not know `rel="expect"` yet.
 */
const link = document.createElement('link')
link.rel = 'expect'
link.href = `#${firstViewEnds}`
link.setAttribute('blocking', 'render')
document.head.append(link)
