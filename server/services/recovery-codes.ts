import { randomBytes } from 'node:crypto'
import { recoveryCodeCount } from '../../contract/factors.ts'
import type { Db } from '../db/client.ts'
import { deleteRecoveryCodes, insertRecoveryCodes, takeRecoveryCode } from '../db/queries/factors.ts'
import { hashSecret } from './secrets.ts'

/** 32 characters, five random bits each; without i, l, o, and 1, which look like others. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz023456789'

/** Replaces all codes of a person. They are returned once and stored hashed. */
export async function renewRecoveryCodes(tx: Db, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  await deleteRecoveryCodes(tx, adminId)
  await insertRecoveryCodes(tx, adminId, codes.map(hashCode))
  return codes
}

/** Sixteen characters in groups of four: 80 random bits. */
const newCode = () =>
  [...randomBytes(16)]
    .map((byte, at) => `${at > 0 && at % 4 === 0 ? '-' : ''}${alphabet[byte % alphabet.length]}`)
    .join('')

const hashCode = (code: string) => hashSecret(code.replaceAll('-', ''))

/** Each works once. */
export const spendRecoveryCode = (db: Db, adminId: string, code: string) =>
  takeRecoveryCode(db, adminId, hashCode(code))
