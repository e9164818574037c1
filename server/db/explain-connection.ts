/** Explains to the operator why a PostgreSQL server cannot be used, without the password that its URL may contain. */
export function explainConnection(url: string, cause: unknown): string | undefined {
  const { host, hostname, username, pathname, searchParams } = new URL(url)
  const server = searchParams.get('host') ?? host
  const user = decoded(username) || 'the default user'
  const database = decoded(pathname.slice(1)) || 'the default database'
  const code = codeOf(cause)
  // A certificate or key that the URL names is read before the server is asked.
  if (isUnreadFile(cause)) return `the file ${String(cause.path)} that DATABASE_URL names cannot be read (${code})`
  if (messageOf(cause).includes('does not support SSL'))
    return `the database server at ${server} does not encrypt connections. Leave out sslmode`
  const reasons: Record<string, string> = {
    '28P01': `the database server at ${server} refused the password of “${user}”`,
    '28000': `the database server at ${server} does not let “${user}” in from here (see its pg_hba.conf)`,
    '3D000': `the database server at ${server} has no database “${database}”. Create it first`,
    '42501': `“${user}” may not create tables in the database “${database}”. Make it the owner, or run there: grant create on schema public to "${user}"`,
    ENOTFOUND: `there is no host “${hostname}”`,
    EAI_AGAIN: `the name “${hostname}” could not be looked up`,
    ECONNREFUSED: `no database server is running at ${server}`,
    ENOENT: `no database server is running at ${server}`,
    EHOSTUNREACH: `the database server at ${server} cannot be reached from here`,
    ENETUNREACH: `the database server at ${server} cannot be reached from here`,
    ETIMEDOUT: `the database server at ${server} did not respond in time`,
    CERT_HAS_EXPIRED: `the certificate of the database server at ${server} has expired`,
    ERR_TLS_CERT_ALTNAME_INVALID: `the certificate of the database server at ${server} is for another name`,
    ...Object.fromEntries(
      untrusted.map((name) => [
        name,
        `the certificate of the database server at ${server} is not trusted (${name}). Name the file of its authority: sslrootcert=FILE`,
      ]),
    ),
  }
  return reasons[code]
}

const untrusted = [
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
]

/** A lone percent sign is not a code, and then stands for itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const codeOf = (cause: unknown) => (cause instanceof Error && 'code' in cause ? String(cause.code) : '')

const isUnreadFile = (cause: unknown): cause is Error & { path: unknown } =>
  cause instanceof Error && 'path' in cause && 'syscall' in cause && cause.syscall === 'open'

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? `${cause.message} ${messageOf(cause.cause)}` : ''
