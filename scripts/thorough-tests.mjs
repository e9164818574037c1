/** In the titles of tests that `npm test` leaves out, because they try further ways of what others prove. */
export const thorough = '@thorough'

/** An expression that matches the titles of all others. */
export const notThorough = `^(?!.*${thorough})`
