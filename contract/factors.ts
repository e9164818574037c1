import { z } from 'zod'
import { withoutInvisible } from './invisible.ts'
import { latinDigits } from './latin-digits.ts'
import { because } from './reasons.ts'
import { text } from './text.ts'

/** Kinds of second factors. A recovery code takes the place of one, once. */
export const factorKinds = ['passkey', 'totp'] as const
export type FactorKind = (typeof factorKinds)[number]

/** What can complete a sign-in after the password. */
export const stepMethods = [...factorKinds, 'recovery'] as const
export type StepMethod = (typeof stepMethods)[number]

export const recoveryCodeCount = 10

/** Of each kind; enough for every device of a person. */
export const maxFactors = 10

const bytes = (maxLength: number) =>
  z
    .string(because('value.invalid'))
    .max(maxLength, because('text.too_long'))
    .regex(/^[\w-]+$/, because('value.invalid'))

/** A new passkey, as `PublicKeyCredential.toJSON()` describes it. */
const CreatedPasskey = z.object({
  id: bytes(1_400),
  response: z.object({
    clientDataJSON: bytes(4_000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).default([]),
  }),
})
export type CreatedPasskey = z.infer<typeof CreatedPasskey>

/** The use of a passkey, in the same form. */
export const UsedPasskey = z.object({
  id: bytes(1_400),
  response: z.object({
    clientDataJSON: bytes(4_000),
    authenticatorData: bytes(4_000),
    signature: bytes(2_000),
    userHandle: bytes(200).nullish(),
  }),
})
export type UsedPasskey = z.infer<typeof UsedPasskey>

/** Six digits of any keyboard; people also type the space that their app shows in the middle. */
const oneTimeCode = z
  .string(because('factor.code_required'))
  .max(20, because('factor.code_wrong'))
  .transform((code) => latinDigits(withoutInvisible(code)).replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, because('factor.code_rule')))

const recoveryCode = z
  .string(because('factor.code_required'))
  .max(60, because('factor.recovery_wrong'))
  .transform((code) => latinDigits(withoutInvisible(code)).replaceAll(/[\s-]/g, '').toLowerCase())

/** Proves that a person has one of their factors, or a recovery code. */
export const FactorProof = z.discriminatedUnion(
  'kind',
  [
    z.object({ kind: z.literal('passkey'), passkey: UsedPasskey }),
    z.object({ kind: z.literal('totp'), code: oneTimeCode }),
    z.object({ kind: z.literal('recovery'), code: recoveryCode }),
  ],
  because('factor.method_unknown'),
)
export type FactorProof = z.infer<typeof FactorProof>

const stepToken = z.string(because('factor.step_over')).min(1, because('factor.step_over')).max(200)

/** The answer to a right password of someone who has a second factor: no tokens, but what completes the sign-in. */
export const StepNeeded = z.object({ stepToken: z.string(), methods: z.array(z.enum(stepMethods)) })
export type StepNeeded = z.infer<typeof StepNeeded>

export const Step = z.object({ stepToken, proof: FactorProof })
export type Step = z.infer<typeof Step>

export const PasskeySignIn = z.object({ passkey: UsedPasskey })

/** After a password, only the passkeys of that person are asked for. */
export const PasskeyRequest = z.object({ stepToken: stepToken.optional() })

const credential = z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.string()) })

/** For `navigator.credentials.get`; binary values are in base64url. */
export const PasskeyOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
  allowCredentials: z.array(credential),
})
export type PasskeyOptions = z.infer<typeof PasskeyOptions>

/** How a signed-in person can confirm who they are, besides the password. */
export const ConfirmationOptions = z.object({
  methods: z.array(z.enum(factorKinds)),
  passkey: PasskeyOptions.optional(),
})
export type ConfirmationOptions = z.infer<typeof ConfirmationOptions>

/** For `navigator.credentials.create`. */
export const NewPasskeyOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  attestation: z.literal('none'),
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
})
export type NewPasskeyOptions = z.infer<typeof NewPasskeyOptions>

const name = text(60, 'factor.name_required')

export const NewPasskey = z.object({ name, passkey: CreatedPasskey })
export type NewPasskey = z.infer<typeof NewPasskey>

/** The secret as text and as a drawing: a square of `size` modules, and the path of the dark ones. */
export const TotpOffer = z.object({
  id: z.uuid(),
  secret: z.string(),
  address: z.string(),
  qr: z.object({ size: z.number(), path: z.string() }),
})
export type TotpOffer = z.infer<typeof TotpOffer>

export const NewTotp = z.object({ id: z.uuid(because('factor.offer_over')), name, code: oneTimeCode })
export type NewTotp = z.infer<typeof NewTotp>

export const FactorInfo = z.object({
  id: z.uuid(),
  kind: z.enum(factorKinds),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type FactorInfo = z.infer<typeof FactorInfo>

export const Factors = z.object({
  username: z.string(),
  data: z.array(FactorInfo),
  recoveryCodesLeft: z.number(),
  /** Whether this site requires a second factor: the last one cannot be removed then. */
  isRequired: z.boolean(),
})
export type Factors = z.infer<typeof Factors>

/** With the first factor come recovery codes, which are never shown again. */
export const AddedFactor = z.object({ data: FactorInfo, recoveryCodes: z.array(z.string()) })
export type AddedFactor = z.infer<typeof AddedFactor>

export const FactorName = z.object({ name })

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })
