import { clothHeight, clothOf } from './cloth.ts'

/** Wider than any screen at three pixels per thread; what does not fit is cut off at both ends. */
const bandWidth = 1440

type Props = {
  /** A country's two letters, or the code of a city. */
  code: string
  /** True if the page has the same cloth further up, whose pattern is used again. */
  isRepeated?: boolean
  className?: string
}

/** The cloth of a country or city as a band across its container. */
export const ClothBand = ({ code, isRepeated = false, className = '' }: Props) => {
  const { ground, width, threads } = clothOf(code)
  const id = `cloth-${code}`
  return (
    <svg
      className={`cloth ${className}`.trimEnd()}
      viewBox={`0 0 ${bandWidth} ${clothHeight}`}
      preserveAspectRatio="xMidYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      {!isRepeated && (
        <defs>
          <pattern id={id} width={width} height={clothHeight} patternUnits="userSpaceOnUse">
            {threads.map(({ thread, path }) => (
              <path fill={`var(--${thread})`} d={path} key={thread} />
            ))}
          </pattern>
        </defs>
      )}
      <rect fill={`var(--${ground})`} width={bandWidth} height={clothHeight} />
      <rect width={bandWidth} height={clothHeight} fill={`url(#${id})`} />
    </svg>
  )
}
