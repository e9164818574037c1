import type { City } from '../../../content/city.ts'
import { cities } from '../../../content/cities.ts'
import { atPath } from '../../rendering/at-path.ts'
import marks from '../../pictures/map-service-area.json'

const height = 32
const gap = 14

/** City names on the map that link to their pages. On phones the cards below the map do that. */
export const ServiceAreaLabels = ({ viewBox }: { viewBox: string }) => (
  <svg className="map-labels" viewBox={viewBox}>
    {marks.map(({ path, x, y }) => (
      <Label key={path} city={atPath(cities, path)} x={x} y={y} />
    ))}
  </svg>
)

const Label = ({ city: { path, name, labelOffset }, x, y }: { city: City; x: number; y: number }) => {
  const width = 20 + name.length * 9
  const [right, down] = labelOffset ?? [1, 0]
  const center = { x: x + right * (gap + width / 2), y: y + down * (gap + height / 2) }
  return (
    <a href={path}>
      {/* Taller than the visible label, so that it is easy to tap. */}
      <rect className="map-tap" x={center.x - width / 2} y={center.y - 24} width={width} height={48} />
      <rect x={center.x - width / 2} y={center.y - height / 2} width={width} height={height} rx="6" />
      <text x={center.x} y={center.y + 6}>
        {name}
      </text>
    </a>
  )
}
