const openingMs = 3000

/**
 * Plays the first three seconds once the video is in view, so that nobody downloads a video they do not see. With
 * reduced motion, or if the browser refuses autoplay, the poster stays. Returns a function that cancels it.
 */
export function playOpening(video: HTMLVideoElement, onStop: () => void): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      video.addEventListener('playing', scheduleStop, { once: true })
      video.play().catch(() => {})
    },
    { threshold: 0.5 },
  )
  const scheduleStop = () => {
    timer = setTimeout(() => {
      video.pause()
      onStop()
    }, openingMs)
  }
  observer.observe(video)
  return () => {
    observer.disconnect()
    video.removeEventListener('playing', scheduleStop)
    clearTimeout(timer)
  }
}
