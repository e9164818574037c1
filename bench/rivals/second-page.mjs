/**
 * Measures the time from a click to the first paint of the next page, whose link was hovered before; prints all runs.
 * It talks to the tab directly, because the usual drivers keep the browser from prerendering pages.
 */
import { launch } from 'chrome-launcher'

const [origin, chromePath, runs] = process.argv.slice(2)
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox', '--window-size=1280,900'],
  logLevel: 'silent',
})
const { webSocketDebuggerUrl } = await (await fetch(`http://localhost:${chrome.port}/json/version`)).json()
const socket = new WebSocket(webSocketDebuggerUrl)
await new Promise((resolve) => socket.addEventListener('open', resolve))

/** Waits for the first matching message. */
const waitForMessage = (fits) =>
  new Promise((resolve) => {
    socket.addEventListener('message', function listen({ data }) {
      const message = JSON.parse(data)
      if (!fits(message)) return
      socket.removeEventListener('message', listen)
      resolve(message)
    })
  })

let last = 0
async function send(sessionId, method, params = {}) {
  const id = ++last
  const answered = waitForMessage((message) => message.id === id)
  socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
  const { error, result } = await answered
  if (error) throw new Error(`${method}: ${error.message}`)
  return result
}

const evaluate = async (session, expression) =>
  (await send(session, 'Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result.value

const attached = ({ method, params }) => method === 'Target.attachedToTarget' && params.targetInfo.type === 'page'

async function clickThrough() {
  const { targetId } = await send(undefined, 'Target.createTarget', { url: 'about:blank', forTab: true })
  const tab = await send(undefined, 'Target.attachToTarget', { targetId, flatten: true })
  const page = waitForMessage(attached)
  const asked = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }
  await send(tab.sessionId, 'Target.setAutoAttach', asked)
  const first = (await page).params.sessionId
  await send(first, 'Page.enable')
  const loaded = waitForMessage(({ method, sessionId }) => method === 'Page.loadEventFired' && sessionId === first)
  await send(first, 'Page.navigate', { url: `${origin}/aboutus` })
  await loaded
  const spot = await evaluate(
    first,
    `(() => {
      const link = document.querySelector('footer a[href="/Compliance"]')
      link.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { x, y, width, height } = link.getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`,
  )
  const ahead = waitForMessage(attached)
  await send(first, 'Input.dispatchMouseEvent', { type: 'mouseMoved', ...spot })
  const next = (await ahead).params.sessionId
  await evaluate(next, loadedWhole)
  const press = { ...spot, button: 'left', clickCount: 1 }
  await send(first, 'Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
  // The response may never arrive, because the page is gone by then.
  void send(first, 'Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })
  const time = await evaluate(next, paintedAfterShown)
  await send(undefined, 'Target.closeTarget', { targetId })
  return time
}

const loadedWhole = `document.readyState === 'complete' || new Promise((resolve) => addEventListener('load', resolve))`

/** A prerendered page counts from the moment it was activated. */
const paintedAfterShown = `new Promise((resolve) => {
  new PerformanceObserver((list) => {
    const { activationStart } = performance.getEntriesByType('navigation')[0]
    resolve(list.getEntries()[0].startTime - activationStart)
  }).observe({ type: 'paint', buffered: true })
})`

const times = []
for (let run = 0; run < Number(runs); run++) times.push(await clickThrough())
chrome.kill()
console.log(JSON.stringify(times))
