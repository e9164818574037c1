import { copyFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Names and numbers of the sample brand, which must not appear once another company has the site. */
export const traces =
  /tumari|\(800\) 555-0199|555-0117|18005550199|16125550117|100 Jacaranda Avenue|NMLS ID 0555019|05550100000199|XMT-\d|Safiya Guled/i

export const otherCompany = {
  name: 'Baraka',
  /** Longer than the sample's, with letters that names of other companies have. */
  wordmark: 'O’Connor & Ñáñez Baraka Remittances',
  phone: '(888) 555-0199',
  office: { city: 'Columbus', path: '/Columbus' },
  hours: 'Tuesday to Saturday, 10:00 AM to 7:00 PM',
  licenses: 8,
  countries: 40,
  cities: ['/stpaul', '/stcloud', '/Columbus', '/WashingtonSeattle', '/SanDiego'],
  /** Cities and regions that it does not serve. */
  gone: { cities: ['/minneapolis', '/Aurora'], countries: ['Canada', 'Mexico', 'Germany', 'Malta'] },
}

/** One value, or one for the light and one for the dark scheme. */
const palette: Record<string, string | [string, string]> = {
  paper: ['#f7f9fc', '#0f1524'],
  'paper-deep': ['#e8eef6', '#0a0f1b'],
  surface: ['#ffffff', '#18213a'],
  line: ['#d5dde8', '#2b3650'],
  'line-deep': ['#c3cfdf', '#26304a'],
  'line-strong': ['#6d7b90', '#8492aa'],
  shadow: ['#131c33', '#000000'],
  ink: ['#131c33', '#eef2fb'],
  'ink-soft': ['#475370', '#b3bfd6'],
  brand: '#1d4ea3',
  'brand-strong': '#153a7c',
  'brand-ink': ['#1d4ea3', '#a3c2ff'],
  'brand-tint': ['#e2eaf8', '#1c2b4d'],
  'brand-line': ['#bccdec', '#34497a'],
  'brand-light': '#4a79cb',
  'on-brand': '#f6f9ff',
  'on-brand-soft': '#cbdaf5',
  'on-brand-line': '#3c69b8',
  accent: '#ffb4a2',
  'accent-strong': '#f79a84',
  'accent-light': '#ffd9cf',
  'accent-tint': ['#ffebe6', '#3b1f18'],
  'accent-ink': ['#7a2c19', '#ffcabd'],
  'accent-line': ['#f2c2b6', '#6e3a2d'],
  'on-accent': '#131c34',
  'drawn-paper': ['#f7f9fc', '#e9edf5'],
  'drawn-ink': ['#131c33', '#3a4766'],
  clay: '#b0563d',
  sand: ['#dde3ee', '#39435c'],
  'clay-strong': '#8d4330',
}

/** Rebrands a copy of the site by changing only files in its content/brand/. */
export async function rebrand(folder: string): Promise<void> {
  const at = (name: string) => join(folder, 'content', 'brand', name)
  const edit = async (name: string, change: (text: string) => string) => {
    const text = await readFile(at(name), 'utf8')
    await writeFile(at(name), change(text))
  }

  await edit('company.ts', (text) =>
    replaced(text, [
      ['Tumari', 'Baraka'],
      ["wordmark: 'tumari'", `wordmark: '${otherCompany.wordmark}'`],
      ['tumari', 'baraka'],
      ['sample: true', 'sample: false'],
      // A new company.
      ['copyrightSince: 2023', `copyrightSince: ${new Date().getFullYear()}`],
      ['(800) 555-0199', '(888) 555-0199'],
      ['18005550199', '18885550199'],
      ['(612) 555-0117', '(614) 555-0188'],
      ['16125550117', '16145550188'],
      ["'0555019'", "'7654321'"],
      ["'05550100000199'", "'31000987654321'"],
      ["foundedIn: 'Minnesota'", "foundedIn: 'Ohio'"],
      ['100 Jacaranda Avenue South, Suite 200', '7 Other Street'],
      ["city: 'Minneapolis'", "city: 'Columbus'"],
      ["state: 'MN'", "state: 'OH'"],
      ["zip: '55401'", "zip: '43215'"],
      ["timeZone: 'America/Chicago'", "timeZone: 'America/New_York'"],
      ["'the Twin Cities'", "'the Columbus'"],
      ['Minneapolis, St. Paul, and the surrounding suburbs', 'Columbus and the towns around it'],
      ['Monday to Friday, 09:00 AM to 6:00 PM', otherCompany.hours],
      [
        "'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'",
        "'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'",
      ],
      ["opens: '09:00', closes: '18:00'", "opens: '10:00', closes: '19:00'"],
    ]),
  )
  await edit('colors.css', (text) =>
    text.replaceAll(/--([\w-]+): [^;]+;/g, (line, name: string) => {
      const color = palette[name]
      if (!color) return line
      return `--${name}: ${typeof color === 'string' ? color : `light-dark(${color.join(', ')})`};`
    }),
  )
  await writeFile(at('logo.svg'), logo('clay', 'brand'))
  await writeFile(at('logo-on-dark.svg'), logo('accent', 'on-brand'))
  await copyFile(at('text.woff2'), at('display.woff2'))

  const held = new Set(['CA', 'CO', 'IL', 'MN', 'OH', 'TX', 'VA', 'WA'])
  await edit('licenses.ts', (text) =>
    text.replaceAll(/^ {2}(\w\w): 'XMT-\d+',\n/gm, (_, code: string) =>
      held.has(code) ? `  ${code}: 'MT-${code}-2041',\n` : '',
    ),
  )
  await edit('cities.ts', (text) =>
    replaced(text, [
      [
        '[minneapolis, stPaul, stCloud, aurora, columbus, seattle, sanDiego]',
        '[stPaul, stCloud, columbus, seattle, sanDiego]',
      ],
    ])
      .replace(/const minneapolis = [\s\S]*?\} satisfies City\n\n/, '')
      .replace(/const aurora = [\s\S]*?\} satisfies City\n\n/, ''),
  )
  await edit('countries.ts', (text) =>
    replaced(text, [['[africa, americas, apac, europe, gcc]', '[africa, apac, gcc]']])
      .replace(/const americas = [\s\S]*?\} satisfies Region\n\n/, '')
      .replace(/const europe = [\s\S]*?\} satisfies Region\n\n/, ''),
  )
  await edit('claims.ts', (text) =>
    replaced(text, [
      ["'over 16 US states'", "'over 5 US states'"],
      ["'over 20 licenses'", "'over 7 licenses'"],
      ["'over 120 agents'", "'over 60 agents'"],
    ]),
  )
  await edit('people.ts', (text) =>
    replaced(text, [
      ['Safiya Guled', 'Sagal Warsame'],
      ['safiya-guled', 'sagal-warsame'],
      ['Safiya ', 'Sagal '],
    ]),
  )
}

/** Throws if a text is not found, so that a changed sample brand is not replaced only in part. */
function replaced(text: string, changes: [string, string][]): string {
  return changes.reduce((changed, [old, other]) => {
    const flat = new RegExp(
      old
        .split(/\s+/)
        .map(escape)
        .join(String.raw`\s+`),
      'g',
    )
    if (!flat.test(changed)) throw new Error(`The brand does not say “${old}”.`)
    return changed.replaceAll(new RegExp(flat.source, 'g'), other)
  }, text)
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

const logo = (dot: string, ring: string) =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
  `<circle cx="32" cy="32" r="24" fill="none" stroke="var(--${ring})" stroke-width="10"/>` +
  `<circle cx="32" cy="32" r="9" fill="var(--${dot})"/></svg>\n`
