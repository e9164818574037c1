import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './scripts/inline-script.ts'
import { payoutFlags } from './scripts/payout-flags.ts'
import { pictureColors } from './scripts/picture-colors.ts'
import { publicUrl } from './scripts/setup.mjs'
import { token } from './scripts/tokens.ts'

export default defineConfig({
  // Found before the first page is asked for, so that none is reloaded in front of one's eyes.
  optimizeDeps: { entries: ['app/hydrate-island.tsx', 'app/router-client.tsx', 'app/pages/**/*.tsx'] },
  plugins: [inlineScript(), pictureColors(), payoutFlags(), reactRouter()],
  define: {
    PUBLIC_URL: JSON.stringify(publicUrl()),
    THEME_COLOR: JSON.stringify(token('paper')),
  },
  build: {
    // Small files stay files: they are cached once instead of being sent with every stylesheet.
    assetsInlineLimit: 0,
    // One stylesheet for the whole site: it is small, and the second page needs no other.
    cssCodeSplit: false,
    // What several parts share comes in a few files instead of many small ones.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What every island needs must not bring the forms with it.
            { name: 'connection', test: /(app\/is-reachable|content\/island)\.ts$/, priority: 1 },
            // The converter reads digits too, and needs nothing else of the forms.
            { name: 'digits', test: /contract\/latin-digits\.ts$/, priority: 1 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'ui', test: /app\/ui\/.*\.tsx?$/, minShareCount: 3 },
            { name: 'forms', test: /app\/forms\/(?!application\/).*\.tsx?$/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
