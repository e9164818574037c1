/** Path data of line icons in a 24 by 24 view box. */
export const icons = {
  chevron: ['m6 9 6 6 6-6'],
  next: ['m9 5 7 7-7 7'],
  prev: ['m15 5-7 7 7 7'],
  pause: ['M9 6v12M15 6v12'],
  play: ['M8 5.5v13l10.5-6.5z'],
  phone: [
    'M5 4h4l1.8 4.6-2.3 1.7a12 12 0 0 0 5.2 5.2l1.7-2.3L20 15v4a1.5 1.5 0 0 1-1.6 1.5C10.6 20 4 13.4 3.5 5.6A1.5 1.5 0 0 1 5 4z',
  ],
  menu: ['M4 7h16M4 12h16M4 17h16'],
  close: ['m6 6 12 12M18 6 6 18'],
  chat: ['M4 12a8 8 0 1 1 3.6 6.7L4 20l1.2-3.4A8 8 0 0 1 4 12z', 'M9 10.5h6M9 13.5h4'],
  error: ['M12 7v6.5M12 17v.01', 'M2.5 12a9.5 9.5 0 1 0 19 0a9.5 9.5 0 1 0 -19 0z'],
  bang: ['M12 5v9M12 18.5v.01'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  cross: ['m7 7 10 10M17 7 7 17'],
  swap: ['M8 4v15M4.5 15.5 8 19l3.5-3.5M16 20V5M12.5 8.5 16 5l3.5 3.5'],
  file: ['M6 3h8l5 5v13H6zM14 3v5h5'],
  upload: ['M12 16V4M7 9l5-5 5 5M4 16v4h16v-4'],
  ios: ['M9 2.5h6a3 3 0 0 1 3 3v13a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3v-13a3 3 0 0 1 3 -3z', 'M10.5 5.5h3'],
  android: ['M8 2.5h8a2 2 0 0 1 2 2v15a2 2 0 0 1 -2 2h-8a2 2 0 0 1 -2 -2v-15a2 2 0 0 1 2 -2z', 'M11 18.5h2'],
  pin: ['M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21z', 'M9.5 9.5a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0z'],
} satisfies Record<string, string[]>

export type IconName = keyof typeof icons
