import { Client } from 'pg'
import type { Connection } from './client.ts'

type Listener = {
  isListening: () => boolean
  /** Connects, or finds out whether the connection still works. */
  check: () => Promise<void>
  close: () => Promise<void>
}

type Handlers = { onMessage: (message: string) => void; onLost: () => void }

const limits = { connectionTimeoutMillis: 5_000, query_timeout: 5_000 }

/** One connection that receives what transactions announce on a channel, on every instance. */
export function createListener(connection: Connection, channel: string, { onMessage, onLost }: Handlers): Listener {
  let client: Client | undefined
  const forget = (lost: Client) => {
    if (client !== lost) return
    client = undefined
    onLost()
  }
  const connect = async () => {
    const opened = new Client({ ...connection, ...limits, keepAlive: true, application_name: 'site changes' })
    opened.on('error', () => forget(opened))
    opened.on('end', () => forget(opened))
    opened.on('notification', ({ payload = '' }) => onMessage(payload))
    try {
      await opened.connect()
      await opened.query(`listen ${channel}`)
    } catch (cause) {
      void opened.end().catch(() => undefined)
      throw cause
    }
    client = opened
  }
  const ping = async (open: Client) => {
    try {
      await open.query('select 1')
    } catch (cause) {
      forget(open)
      void open.end().catch(() => undefined)
      throw cause
    }
  }
  return {
    isListening: () => client !== undefined,
    check: () => (client ? ping(client) : connect()),
    close: async () => {
      const open = client
      client = undefined
      await open?.end()
    },
  }
}
