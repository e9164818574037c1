/**
 * Enhances the frame of every public page without React. It is an inline script, so it works before, or without, any
 * other script. With JavaScript off, menus still open and close.
 */
import { keepChatButtonClear } from './keep-chat-button-clear.ts'
import { keepOrigin } from './keep-origin.ts'
import { keepScrollbarWidth } from '../ui/keep-scrollbar-width.ts'
import { menuKeys } from './menu-keys.ts'
import { openPopup } from './open-popup.ts'
import { openTarget } from './open-target.ts'
import { revealOnScroll } from './reveal-on-scroll.ts'

const header = document.querySelector('.site-header')
const markScrolled = () => header?.classList.toggle('is-scrolled', scrollY > 50)
addEventListener('scroll', markScrolled, { passive: true })
// Reading the scroll position earlier would force a layout before the page is complete.
requestAnimationFrame(markScrolled)

menuKeys()
openTarget()
openPopup()
keepScrollbarWidth()
revealOnScroll()
keepChatButtonClear()
keepOrigin()
