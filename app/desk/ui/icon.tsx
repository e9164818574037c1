import { Drawing } from '../../ui/icon.tsx'
import { icons } from '../../ui/icons.ts'

/** Separate, so that public pages do not load icons that only the desk uses. */
const deskIcons = {
  ...icons,
  plus: ['M12 5v14M5 12h14'],
  edit: ['m4 20 1-4.5L16 4.5 19.5 8 8.5 19z', 'm13.5 7 3.5 3.5'],
  copy: ['M8 8h12v12H8z', 'M16 8V4H4v12h4'],
  eye: [
    'M2.5 12C5 7.5 8 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.5 6.5-9.5 6.5S5 16.5 2.5 12z',
    'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  ],
  search: ['M4.5 11a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0z', 'm16 16 4.5 4.5'],
  download: ['M12 4v11M7.5 11l4.5 4.5L16.5 11M5 20h14'],
  retry: ['M19.5 12a7.5 7.5 0 1 1-2.3-5.4L19.5 9', 'M19.5 4v5h-5'],
  job: ['M3.5 8h17v11.5h-17zM8.5 8V4.5h7V8M3.5 13h17'],
  people: [
    'M5.5 8.5a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0z',
    'M2.5 20c.5-4 3-6 6.5-6s6 2 6.5 6M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 14.7c2 .8 3.2 2.6 3.5 5.3',
  ],
  inbox: ['M4 13 6.5 5h11L20 13v6.5H4zM4 13h5l1.5 2.5h3L15 13h5'],
  key: ['M3.5 15a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0z', 'm11.5 11.5 8-8M16 7l3 3'],
  list: ['M9 6h11M9 12h11M9 18h11M4.5 6v.01M4.5 12v.01M4.5 18v.01'],
  out: ['M14 4H5v16h9M10 12h10.5M16.5 8l4 4-4 4'],
  clock: ['M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0 -17 0z', 'M12 7v5.5l3.5 2'],
  dash: ['M5 12h14'],
  shield: ['M12 3.5 19 6v5.5c0 4.5-2.8 7.5-7 9-4.2-1.5-7-4.5-7-9V6z', 'm8.8 12 2.3 2.3 4.2-4.5'],
  code: ['m8 7-5 5 5 5M16 7l5 5-5 5'],
  pulse: ['M3 12h4l2.5-6.5 5 13L17 12h4'],
  print: ['M7 9V4h10v5M7 17H4V9h16v8h-3', 'M7 14h10v6H7z'],
  bin: ['M4.5 7h15M9 7V4.5h6V7M6.5 7l1 13h9l1-13'],
  coins: [
    'M3.5 8a6 3 0 1 0 12 0a6 3 0 1 0 -12 0z',
    'M3.5 8v5c0 1.7 2.7 3 6 3M8.5 16a6 3 0 1 0 12 0a6 3 0 1 0 -12 0z',
    'M20.5 16v-3.5c0-1.2-2-2.3-5-2.8',
  ],
  keyboard: ['M2.5 7h19v10.5h-19z', 'M6 10.5v.01M9 10.5v.01M12 10.5v.01M15 10.5v.01M18 10.5v.01M8 14h8'],
  mail: ['M3.5 6h17v12h-17z', 'm4 7 8 6 8-6'],
} satisfies Record<string, string[]>

export type DeskIconName = keyof typeof deskIcons

export const DeskIcon = ({ name }: { name: DeskIconName }) => <Drawing shapes={deskIcons[name]} />
