import { useEffect, useRef, useState } from 'react'
import type { HomeContent } from '../../../content/pages/home.ts'
import { pictureUrl } from '../../pictures/picture.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { playOpening } from './play-opening.ts'

type Phase = 'poster' | 'playing' | 'paused' | 'over'

/** Autoplays its opening without sound, then waits to be played from the start. */
export const IntroVideo = ({ video }: { video: HomeContent['intro']['video'] }) => {
  const player = useRef<HTMLVideoElement>(null)
  const cancelOpening = useRef(() => {})
  const hydrated = useHydrated()
  const [phase, setPhase] = useState<Phase>('poster')
  const [time, setTime] = useState({ at: 0, of: 0 })

  useEffect(() => {
    if (player.current) cancelOpening.current = playOpening(player.current, () => setPhase('over'))
    return () => cancelOpening.current()
  }, [])

  const readTime = () => player.current && setTime({ at: player.current.currentTime, of: player.current.duration || 0 })

  const onPress = () => {
    if (!player.current) return
    cancelOpening.current()
    if (phase === 'playing') return player.current.pause()
    if (phase === 'over') player.current.currentTime = 0
    // It fails when the video is paused before it starts.
    player.current.play().catch(() => {})
  }

  return (
    <figure className="video-frame on-brand">
      <div className="video-screen">
        <video
          ref={player}
          aria-label={video.label}
          poster={pictureUrl(video.poster)}
          width="640"
          height="360"
          muted
          playsInline
          preload="none"
          controls={!hydrated}
          onPlaying={() => setPhase('playing')}
          onPause={() => setPhase((old) => (old === 'over' ? old : 'paused'))}
          onEnded={() => setPhase('over')}
          onTimeUpdate={readTime}
          onDurationChange={readTime}
        >
          <source src="/video/text2pay.webm" type="video/webm" />
          <source src="/video/text2pay.mp4" type="video/mp4" />
        </video>
        {hydrated && (
          <button
            className={phase === 'playing' ? 'video-play is-playing' : 'video-play'}
            type="button"
            aria-label={{ poster: video.play, playing: video.pause, paused: video.play, over: video.replay }[phase]}
            onClick={onPress}
          >
            <span>
              <Icon name={phase === 'playing' ? 'pause' : 'play'} />
            </span>
          </button>
        )}
      </div>
      <figcaption className="video-bar">
        <span className="figure">{formatTime(time.at)}</span>
        <progress className="meter" value={time.at} max={time.of || 1} aria-label={video.position} />
        <span className="figure">{time.of > 0 && formatTime(time.of)}</span>
        <span>{video.noSound}</span>
      </figcaption>
    </figure>
  )
}

const formatTime = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
