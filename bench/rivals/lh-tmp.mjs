import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
const [origin, runs, ...paths] = process.argv.slice(2)
for (const p of paths)
  for (let i = 0; i < +runs; i++) {
    const chrome = await launch({
      chromePath: '/usr/bin/chromium',
      chromeFlags: ['--headless=new', '--no-sandbox'],
      logLevel: 'silent',
    })
    const { lhr, artifacts } = await lighthouse(origin + p, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      onlyCategories: ['performance'],
    })
    chrome.kill()
    const a = lhr.audits,
      n = (k) => Math.round(a[k]?.numericValue ?? -1)
    console.log(
      p,
      Math.round(100 * lhr.categories.performance.score),
      'fcp',
      n('first-contentful-paint'),
      'lcp',
      n('largest-contentful-paint'),
      'tbt',
      n('total-blocking-time'),
      'si',
      n('speed-index'),
      'bench',
      lhr.environment.benchmarkIndex,
    )
    if (i == 0) {
      ;(await import('node:fs')).writeFileSync(
        '/tmp/lh/' + p.replaceAll('/', '_') + '.json',
        JSON.stringify({ lhr, trace: artifacts.Trace ?? artifacts.traces }),
      )
      console.log(
        ' longtasks',
        (a['long-tasks']?.details?.items ?? [])
          .map((x) => Math.round(x.startTime) + '+' + Math.round(x.duration) + ' ' + (x.url ?? '').slice(-30))
          .join(' | '),
      )
      console.log(
        ' main',
        (a['mainthread-work-breakdown']?.details?.items ?? [])
          .map((x) => x.groupLabel + ' ' + Math.round(x.duration))
          .join(', '),
      )
    }
  }
