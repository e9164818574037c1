/** In the titles of tests that `npm test` leaves out, because they do in another way what other tests do. */
export const thorough = '@thorough'

/** An expression that matches the titles of all others. */
export const notThorough = `^(?!.*${thorough})`
