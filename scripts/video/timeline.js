// What happens when, in seconds. The browser plays it; the recorder stops it at each frame.
const ease = 'cubic-bezier(0.3, 0, 0.2, 1)'
const bounce = 'cubic-bezier(0.3, 1.5, 0.5, 1)'

const move = (id, from, to, frames, easing = ease) =>
  document
    .getElementById(id)
    .animate(frames, { delay: from * 1000, duration: (to - from) * 1000, easing, fill: 'forwards' })
const show = (id, at) => move(id, at, at + 0.25, { opacity: [0, 1] })
const hide = (id, at) => move(id, at, at + 0.25, { opacity: [1, 0] })
const pop = (id, at) => move(id, at, at + 0.4, { scale: [0, 1] }, bounce)
const tap = (x, y, id, at) => {
  move('finger', at - 0.35, at, { opacity: [0, 1], translate: [`${x + 26}px ${y + 34}px`, `${x}px ${y}px`] })
  move(id, at, at + 0.24, { scale: [1, 0.93, 1] })
  hide('finger', at + 0.15)
}
const sew = (name, from, to) => move(`pen-${name}`, from, to, { strokeDashoffset: [100.1, 0] })
const ride = (id, from, to) => {
  move(id, from, from + 0.1, { opacity: [0, 1] })
  move(id, from, to, { offsetDistance: ['0%', '100%'] })
  move(id, to, to + 0.15, { opacity: [1, 0] })
}

agentTypes()
textTravels()
senderPays()
bothAreTold()

function agentTypes() {
  for (const at of [0.05, 0.35, 0.65, 0.95]) move('arm', at, at + 0.28, { translate: ['0 0', '3px -5px', '0 0'] })
  show('typed-1', 0.2)
  show('typed-2', 0.5)
  show('typed-3', 0.8)
}

/** Done before the third second, where the page pauses the video. */
function textTravels() {
  sew('text', 1.05, 2.1)
  ride('rider-text', 1.05, 2.1)
  pop('message', 2.1)
  show('sender-lit', 2.3)
  move('sender-phone', 2.35, 2.8, { rotate: ['0deg', '-6deg', '6deg', '-4deg', '0deg'] })
}

function senderPays() {
  move('shade', 3.7, 4.4, { opacity: [0, 0.78] })
  move('phone', 3.8, 4.6, { translate: ['0 360px', '0 0'] })
  pop('text', 4.7)
  tap(372, 252, 'link', 6.5)
  move('checkout', 6.75, 7.15, { translate: ['140px 0', '0 0'] })
  show('row-1', 7.2)
  show('row-2', 7.5)
  show('row-3', 7.8)
  show('card', 8.3)
  show('last-digits', 9.1)
  move('digits', 8.5, 9.1, { clipPath: ['inset(0 100% 0 0)', 'inset(0 0 0 0)'] }, 'steps(8)')
  tap(386, 322, 'pay', 9.9)
  show('paid', 10.2)
  pop('paid-disc', 10.35)
  move('paid-tick', 10.6, 11, { strokeDashoffset: [100.1, 0] })
  show('paid-word', 10.9)
  show('paid-sum', 11)
  move('phone', 12, 12.7, { translate: ['0 0', '0 360px'] }, 'cubic-bezier(0.6, 0, 0.9, 0.4)')
  move('shade', 12.2, 12.8, { opacity: [0.78, 0] })
  hide('message', 11.5)
  hide('sender-lit', 11.5)
}

function bothAreTold() {
  sew('family', 12.9, 14.2)
  ride('rider-family', 12.9, 14.2)
  ride('rider-sender', 12.9, 14.2)
  for (const id of ['sender-sure', 'family-sure']) pop(id, 14.2)
  show('sender-lit', 14.3)
  show('father-lit', 14.3)
  move('father-arm', 14.5, 15, { translate: ['0 0', '0 -9px'] })
  for (const at of [14.7, 15.3]) move('child', at, at + 0.45, { translate: ['0 0', '0 -10px', '0 0'] })
  move('sender-phone', 14.4, 14.9, { rotate: ['0deg', '-6deg', '6deg', '-4deg', '0deg'] })
}
