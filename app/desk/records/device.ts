import { deviceTexts } from '../../../content/admin/devices.ts'

const browsers: [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
]

const match = (table: [RegExp, string][], userAgent: string) => table.find(([pattern]) => pattern.test(userAgent))?.[1]

/** “Chrome on Windows”: enough for people to recognize their own devices. */
export function describeDevice(userAgent: string): string {
  const browser = match(browsers, userAgent)
  const system = match(systems, userAgent)
  if (!browser) return userAgent ? deviceTexts.other : deviceTexts.unknown
  return system ? deviceTexts.on(browser, system) : browser
}
