// npm run draw:video: records scene.html frame by frame and encodes it. Needs Chromium and ffmpeg with libvpx and libx264.
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Page } from '@playwright/test'
import { withPage } from '../browser.ts'
import { recordDrawing } from '../drawn.ts'
import { applyBrandColors } from '../picture-colors.ts'
import { ffmpeg } from './ffmpeg.ts'

const framesPerSecond = 25
const scene = new URL('scene.html', import.meta.url)
const target = fileURLToPath(new URL('../../public/video/text2pay', import.meta.url))

const folder = await mkdtemp(join(tmpdir(), 'video-'))
const master = join(folder, 'master.mkv')
const colored = join(folder, 'scene.html')
try {
  const based = (await readFile(scene, 'utf8')).replace('<head>', `<head><base href="${scene.href}">`)
  await writeFile(colored, applyBrandColors(based))
  await withPage({ width: 640, height: 360 }, 1.5, async (page) => {
    await page.goto(pathToFileURL(colored).href)
    await page.evaluate(() => document.fonts.ready)
    const pictures = ['-f', 'image2pipe', '-framerate', String(framesPerSecond), '-i', '-']
    await ffmpeg([...pictures, '-c:v', 'ffv1', '-pix_fmt', 'yuv444p', master], frames(page))
  })
  await mkdir(join(target, '..'), { recursive: true })
  await encode('webm', '-c:v libvpx-vp9 -crf 42 -b:v 0 -row-mt 1 -cpu-used 2')
  await encode('mp4', '-c:v libx264 -crf 27 -preset slow -tune animation -movflags +faststart')
  recordDrawing('video')
} finally {
  await rm(folder, { recursive: true })
}

async function* frames(page: Page): AsyncGenerator<Buffer> {
  const seconds = await page.evaluate(() => Number(document.documentElement.dataset['seconds']))
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    await page.evaluate(
      (time) => {
        for (const animation of document.getAnimations()) {
          animation.pause()
          animation.currentTime = time
        }
      },
      (frame * 1000) / framesPerSecond,
    )
    yield await page.screenshot()
  }
}

/** A pixel format that every player supports, and no sound. */
function encode(ending: string, codec: string) {
  return ffmpeg(['-i', master, '-an', '-pix_fmt', 'yuv420p', ...codec.split(' '), `${target}.${ending}`])
}
