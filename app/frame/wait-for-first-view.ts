import { firstViewEnds } from '../ui/first-view.ts'

/**
 * Nothing is shown before the end of the first view has arrived, so that nothing in it moves on a slow network.
 * The standard has a link for it; it is set from here because the W3C checker does not know it yet.
 */
const link = document.createElement('link')
link.rel = 'expect'
link.href = `#${firstViewEnds}`
link.setAttribute('blocking', 'render')
document.head.append(link)
