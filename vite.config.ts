import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { clientEntry } from './scripts/client-entry.ts'
import { clientPackages } from './scripts/client-packages.ts'
import { formsZod } from './scripts/forms-zod.ts'
import { inlineScript } from './scripts/inline-script.ts'
import { payoutFlags } from './scripts/payout-flags.ts'
import { pictureColors } from './scripts/picture-colors.ts'
import { reloadPages } from './scripts/reload-pages.ts'
import { publicUrl } from './scripts/setup.mjs'
import { token } from './scripts/tokens.ts'

export default defineConfig({
  // Scan all entries up front, so that Vite does not discover a dependency and reload an open page.
  optimizeDeps: { entries: ['app/islands/hydrate-island.tsx', 'app/entry.router.tsx', 'app/{desk,pages}/**/*.tsx'] },
  plugins: [
    clientEntry(),
    clientPackages(),
    formsZod(),
    inlineScript(),
    pictureColors(),
    payoutFlags(),
    reloadPages(),
    reactRouter(),
  ],
  define: {
    PUBLIC_URL: JSON.stringify(publicUrl()),
    THEME_COLORS: JSON.stringify({ light: token('paper'), dark: token('paper', 'dark') }),
  },
  // Named widths for media queries (app/styles/breakpoints.css).
  css: { transformer: 'lightningcss', lightningcss: { drafts: { customMedia: true } } },
  worker: { format: 'es', plugins: () => [clientPackages()] },
  build: {
    // No inlining: small files are cached once instead of being sent with every stylesheet.
    assetsInlineLimit: 0,
    // In kB; the code of vector tiles is that large, and loads only where they are used.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      // They say how fast plugins are, which nobody who starts the site can change.
      checks: { bundlerTimings: false },
      output: {
        // Shared modules are grouped into a few files instead of many small ones.
        codeSplitting: {
          groups: [
            // Needed by every island, so it must not pull in the forms.
            { name: 'island-texts', test: /content\/island\.ts$/, priority: 1 },
            // The converter also reads digits, and needs nothing else from the forms.
            { name: 'digits', test: /contract\/(latin-digits|invisible)\.ts$/, priority: 1 },
            // So do prices, rates, and jobs, which are read by the paths that forms are sent to.
            { name: 'calls', test: /(app\/calls\/read|contract\/(public-paths|request-address))\.ts$/, priority: 1 },
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'ui', test: /app\/ui\/.*\.tsx?$/, minShareCount: 3 },
            { name: 'forms', test: /app\/forms\/(?!application\/).*\.tsx?$/, minShareCount: 3 },
          ],
        },
      },
    },
  },
})
