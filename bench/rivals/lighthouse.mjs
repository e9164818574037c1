import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [url, chromePath, slowdown] = process.argv.slice(2)

async function measure() {
  const chrome = await launch({
    ...(chromePath && { chromePath }),
    chromeFlags: ['--headless=new', '--no-sandbox'],
    logLevel: 'silent',
  })
  const { lhr } = await lighthouse(url, {
    port: chrome.port,
    output: 'json',
    logLevel: 'silent',
    throttling: { cpuSlowdownMultiplier: Number(slowdown) },
  })
  chrome.kill()
  return lhr
}

let report = await measure()
// Lighthouse's trace sometimes fails; then it asks to be run again.
for (let tries = 1; report.runtimeError && tries < 3; tries++) report = await measure()
const { categories, audits, environment, runtimeError } = report
if (runtimeError) throw new Error(runtimeError.message)
console.log(JSON.stringify({ categories, audits, environment }))
