/** Widths of breakpoints.css that scripts and the sizes of pictures need too. */
export const fromLg = '(min-width: 48rem)'
export const fromXl = '(min-width: 62rem)'
export const from2xl = '(min-width: 75rem)'
