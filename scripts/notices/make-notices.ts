// npm run make:notices: writes the licenses of the packages in the build's scripts into public/third-party-notices.txt.
import { writeFileSync } from 'node:fs'
import { build } from '../setup.mjs'
import { noticesFile, writeNotices } from './notices.ts'

await build()
writeFileSync(noticesFile, writeNotices())
