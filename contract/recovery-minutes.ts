/** How long a link works that recovers an account or confirms an email address. */
export const recoveryMinutes = 30
