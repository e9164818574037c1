import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'

const [url, chromePath] = process.argv.slice(2)
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', '--no-sandbox'],
  logLevel: 'silent',
})
const { lhr } = await lighthouse(url, { port: chrome.port, output: 'json', logLevel: 'silent' })
chrome.kill()
console.log(JSON.stringify({ categories: lhr.categories, audits: lhr.audits }))
