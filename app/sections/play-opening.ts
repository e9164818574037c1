const opening = 3000

/**
 * Plays the first three seconds as soon as the video is in view, so that nobody downloads a video they
 * do not see. People who asked for less motion, and browsers that refuse, keep the poster.
 * Answers how to call it off.
 */
export function playOpening(video: HTMLVideoElement, onStop: () => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      watcher.disconnect()
      video.addEventListener('playing', stopInTime, { once: true })
      video.play().catch(() => {})
    },
    { threshold: 0.5 },
  )
  const stopInTime = () => {
    timer = setTimeout(() => {
      video.pause()
      onStop()
    }, opening)
  }
  watcher.observe(video)
  return () => {
    watcher.disconnect()
    video.removeEventListener('playing', stopInTime)
    clearTimeout(timer)
  }
}
