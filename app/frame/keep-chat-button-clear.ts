const controls = 'a[href], iframe, button, input, select, textarea, summary, label, [role=option]'

/** Hides the chat button while it would cover a control, so that it never takes a tap meant for that control. */
export function keepChatButtonClear() {
  const chat = document.querySelector<HTMLElement>('.chat-button')
  if (!chat) return
  let isScheduled = false
  const check = () => {
    isScheduled = false
    chat.classList.toggle('is-aside', covers(chat))
  }
  const schedule = () => {
    if (isScheduled) return
    isScheduled = true
    requestAnimationFrame(check)
  }
  const watch = () => {
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    document.addEventListener('toggle', schedule, true)
    // Overlays open and close on one of these events.
    for (const kind of ['click', 'input', 'keyup']) document.addEventListener(kind, schedule)
    // Anything that unfolds in the page changes its height.
    new ResizeObserver(schedule).observe(document.body)
  }
  // Only after the page has loaded, so that loading is not slowed down.
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch)
}

/** Checks the button's fixed position, because the button itself may be moving. */
function covers(chat: HTMLElement): boolean {
  const size = 60
  const gap = 20
  const left = document.documentElement.clientWidth - gap - size
  const top = innerHeight - gap - size
  const steps = [2, 16, 30, 44, 58]
  return steps.some((x) => steps.some((y) => controlAt(left + x, top + y, chat)))
}

const controlAt = (x: number, y: number, chat: HTMLElement) =>
  document.elementsFromPoint(x, y).some((element) => !chat.contains(element) && element.closest(controls) !== null)
