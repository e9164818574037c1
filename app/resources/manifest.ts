import { brand } from '../../content/brand/company.ts'
import { home } from '../../content/pages/home.ts'

const icon = (src: string, size: number, purpose: 'any' | 'maskable' = 'any') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
})

/** The web app manifest, for adding the site to a home screen. */
export const loader = () =>
  Response.json({
    name: brand.name,
    short_name: brand.name,
    description: home.description,
    lang: 'en-US',
    start_url: '/',
    display: 'browser',
    background_color: THEME_COLORS.light,
    theme_color: THEME_COLORS.light,
    icons: [icon('/icon-192.png', 192), icon('/icon-512.png', 512), icon('/icon-maskable-512.png', 512, 'maskable')],
  })
