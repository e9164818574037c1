const earthRadiusMiles = 3_958.7613

/** The great-circle distance between two points, from the chord through a sphere of radius 1. */
export const milesFromChord = (chord: number) => 2 * earthRadiusMiles * Math.asin(Math.min(1, chord / 2))
