import { countryWeave, weaveHeight } from '../../pictures/country-weave.ts'

/** Wider than any screen at three pixels per thread; what does not fit is cut off at both ends. */
const bandWidth = 1440

/** The country's own woven pattern, across the page. */
export const CountryBand = ({ iso2 }: { iso2: string }) => {
  const { width, threads } = countryWeave(iso2)
  return (
    <svg
      className="country-band"
      viewBox={`0 0 ${bandWidth} ${weaveHeight}`}
      preserveAspectRatio="xMidYMid slice"
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <pattern id="country-weave" width={width} height={weaveHeight} patternUnits="userSpaceOnUse">
          {Object.entries(threads).map(([thread, path]) => (
            <path className={`thread-${thread}`} d={path} key={thread} />
          ))}
        </pattern>
      </defs>
      <rect width={bandWidth} height={weaveHeight} fill="url(#country-weave)" />
    </svg>
  )
}
