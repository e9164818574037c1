import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [url, chromePath, slowdown] = process.argv.slice(2)
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
const { categories, audits, environment } = lhr
console.log(JSON.stringify({ categories, audits, environment }))
