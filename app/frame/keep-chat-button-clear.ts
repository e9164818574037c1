/** Controls, what a transfer costs, and where an applicant signs. */
const keptClear =
  'a[href], iframe, button, input, select, textarea, summary, label, [role=option], .price-facts dd, .quote-price dd, .signature-pad'

/** Long enough to tell a rest from a slow scroll. */
const restMs = 150

/** How far the button may move up, in px, to leave what is in its corner free. */
const lifts = [0, 72, 144, 216]

/**
 * The chat button fades while the page scrolls. At rest, it comes back in its corner or, if it would cover a control
 * there, above it, so that it never takes a tap meant for that control. It covers no price and no signature either.
 */
export function keepChatButtonClear() {
  const chat = document.querySelector<HTMLElement>('.chat-button')
  if (!chat) return
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    const lift = lifts.find((height) => !covers(chat, height))
    chat.style.setProperty('--lift', `${lift ?? 0}px`)
    chat.classList.toggle('is-aside', lift === undefined)
    chat.classList.remove('is-moving')
  }
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(settle, restMs)
  }
  const watch = () => {
    addEventListener(
      'scroll',
      () => {
        chat.classList.add('is-moving')
        schedule()
      },
      { passive: true },
    )
    addEventListener('resize', schedule)
    document.addEventListener('toggle', schedule, true)
    // Overlays open and close on one of these events.
    for (const kind of ['click', 'input', 'keyup']) document.addEventListener(kind, schedule)
    // Anything that unfolds in the page changes its height. Other controls appear with their scripts.
    new ResizeObserver(schedule).observe(document.body)
    new MutationObserver(schedule).observe(document.body, { childList: true, subtree: true })
  }
  // Only after the page has loaded, so that loading is not slowed down.
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch)
}

/** Checks a fixed position, because the button itself may be moving. */
function covers(chat: HTMLElement, lift: number): boolean {
  const size = 60
  const gap = 20
  const left = document.documentElement.clientWidth - gap - size
  const top = innerHeight - gap - size - lift
  const steps = [2, 16, 30, 44, 58]
  return steps.some((x) => steps.some((y) => isKeptClear(left + x, top + y, chat)))
}

const isKeptClear = (x: number, y: number, chat: HTMLElement) =>
  document.elementsFromPoint(x, y).some((element) => !chat.contains(element) && element.closest(keptClear) !== null)
