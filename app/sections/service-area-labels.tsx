import type { City } from '../../content/city.ts'
import { cities } from '../../content/cities.ts'
import { atPath } from '../at-path.ts'
import marks from '../pictures/map-service-area.json'

const height = 32
const distance = 14

/** The names of the cities over the map, each leading to its page. On phones the cards below the map do that. */
export const ServiceAreaLabels = ({ viewBox }: { viewBox: string }) => (
  <svg className="map-labels" viewBox={viewBox}>
    {marks.map(({ path, x, y }) => (
      <Label key={path} city={atPath(cities, path)} x={x} y={y} />
    ))}
  </svg>
)

const Label = ({ city: { path, name, nameAside }, x, y }: { city: City; x: number; y: number }) => {
  const width = 20 + name.length * 9
  const [right, down] = nameAside ?? [1, 0]
  const middle = { x: x + right * (distance + width / 2), y: y + down * (distance + height / 2) }
  return (
    <a href={path}>
      {/* Taller than the plate that shows, so that it is easy to tap. */}
      <rect className="map-tap" x={middle.x - width / 2} y={middle.y - 24} width={width} height={48} />
      <rect x={middle.x - width / 2} y={middle.y - height / 2} width={width} height={height} rx="6" />
      <text x={middle.x} y={middle.y + 6}>
        {name}
      </text>
    </a>
  )
}
