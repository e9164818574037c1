import counties from '../../pictures/locator-counties.svg'
import ground from '../../pictures/locator-ground.svg'
import type { areasIn } from './areas.ts'

type Props = { scale: number; areas: ReturnType<typeof areasIn>; hydrated: boolean }

/** Counties are shown below this scale, in units of the plane per pixel. */
const countiesBelowScale = 3.5

/** Land, borders, and water. Files drawn by `npm run draw:maps`, of which each layer has its own color here. */
export const MapGround = ({ scale, areas, hydrated }: Props) => (
  <>
    <use className="map-abroad" href={`${ground}#abroad`} />
    <use className="map-others" href={`${ground}#others`} />
    <use className="map-licensed" href={`${ground}#licensed`} />
    {areas.map(
      ({ url, home }) =>
        home && (
          <g className="map-coast" key={url}>
            <use className={`map-${home}`} href={`${url}#home`} />
            <use className="map-abroad" href={`${url}#abroad`} />
            <use className="map-others" href={`${url}#others`} />
            <use className="map-licensed" href={`${url}#licensed`} />
          </g>
        ),
    )}
    {/* A large file, loaded only when the map is zoomed in. */}
    {hydrated && scale < countiesBelowScale && <use className="map-counties" href={`${counties}#counties`} />}
    {areas.map(({ url, home }) => (
      <g className="map-water" key={url}>
        {home && <use href={`${url}#sea`} />}
        <use href={`${url}#lakes`} />
      </g>
    ))}
  </>
)
