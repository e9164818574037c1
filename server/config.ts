import { z } from 'zod'
import { StartError } from '../contract/errors.ts'

/** The settings of one site. Every one is described in `.env.example`. */
export type Config = z.output<typeof Environment>

const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65535, 'must be 0 to 65535')
const flag = z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true')

const Environment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
      .default('http://localhost:3000'),
    AUTH_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
    ADMIN_SETUP_CODE: z.string().min(8, 'must be at least 8 characters').max(200).optional(),
    TRUST_PROXY: flag.default(false),
    LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error'], 'must be debug, info, warn or error').default('info'),
  })
  .refine((env) => !env.DATABASE_URL || env.AUTH_SECRET, {
    path: ['AUTH_SECRET'],
    error: 'is needed together with DATABASE_URL, so that every instance signs with the same secret',
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL.replace(/\/+$/, ''),
    authSecret: env.AUTH_SECRET,
    adminSetupCode: env.ADMIN_SETUP_CODE,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
  }))

export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  throw new StartError(`Cannot start: ${faults.join('; ')}. See .env.example.`)
}
