const controls = 'a[href], iframe, button, input, select, textarea, summary, label, [role=option]'

/** The chat button steps aside while a control lies under it, so that it never takes a tap meant for another. */
export function chatKeepsClear() {
  const chat = document.querySelector<HTMLElement>('.chat-button')
  if (!chat) return
  let due = false
  const check = () => {
    due = false
    chat.classList.toggle('is-aside', covers(chat))
  }
  const schedule = () => {
    if (due) return
    due = true
    requestAnimationFrame(check)
  }
  const watch = () => {
    addEventListener('scroll', schedule, { passive: true })
    addEventListener('resize', schedule)
    document.addEventListener('toggle', schedule, true)
    // Whatever opens or closes over the page does so on one of these.
    for (const kind of ['click', 'input', 'keyup']) document.addEventListener(kind, schedule)
    // Whatever opens or closes in it changes its height.
    new ResizeObserver(schedule).observe(document.body)
  }
  // Not before the page stands: until then there are better things to do.
  if (document.readyState === 'complete') watch()
  else addEventListener('load', watch)
}

/** Its place is fixed, so it is known without asking where the moving button is. */
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
