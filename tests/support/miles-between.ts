type Position = { lat: number; lng: number }

const earthRadiusMiles = 3_958.7613
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The great-circle distance, by the haversine formula; the site itself uses chords. */
export function milesBetween(one: Position, other: Position): number {
  const half = (from: number, to: number) => Math.sin(radians(to - from) / 2) ** 2
  const a =
    half(one.lat, other.lat) + Math.cos(radians(one.lat)) * Math.cos(radians(other.lat)) * half(one.lng, other.lng)
  return 2 * earthRadiusMiles * Math.asin(Math.min(1, Math.sqrt(a)))
}
