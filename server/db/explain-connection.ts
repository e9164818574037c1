/** Explains to the operator why a PostgreSQL server cannot be used, without the password that its URL may contain. */
export function explainConnection(url: string, code: string): string | undefined {
  const { host, hostname, username, pathname, searchParams } = new URL(url)
  const server = searchParams.get('host') ?? host
  const user = decodeURIComponent(username) || 'the default user'
  const database = decodeURIComponent(pathname.slice(1)) || 'the default database'
  const reasons: Record<string, string> = {
    '28P01': `the database server at ${server} refused the password of “${user}”`,
    '28000': `the database server at ${server} does not let “${user}” in from here (see its pg_hba.conf)`,
    '3D000': `the database server at ${server} has no database “${database}”. Create it first`,
    ENOTFOUND: `there is no host “${hostname}”`,
    EAI_AGAIN: `the name “${hostname}” could not be looked up`,
    ECONNREFUSED: `no database server is running at ${server}`,
    ENOENT: `no database server is running at ${server}`,
    EHOSTUNREACH: `the database server at ${server} cannot be reached from here`,
    ENETUNREACH: `the database server at ${server} cannot be reached from here`,
    ETIMEDOUT: `the database server at ${server} did not respond in time`,
  }
  return reasons[code]
}
