/**
 * Words that promise more than a licensed money transmitter can keep, or that regulators read as deceptive. An owner
 * may approve one; why each is risky is in `content/admin/publishing-checks.ts`.
 */
const patterns = {
  instant: /\b(?:instant|instantly|instantaneous|instantaneously|immediate|immediately|in seconds|real[- ]time)\b/iu,
  guaranteed: /\b(?:guarantee|guarantees|guaranteed|guaranteeing|we promise|never fails)\b/iu,
  free: /(?<!toll[- ])(?<!feel )(?<!tax[- ])(?<!risk[- ])\bfree\b|\b(?:no|zero|without) (?:hidden )?(?:fee|fees|charge|charges|cost)\b/iu,
  best_rate:
    /\b(?:best|lowest|cheapest|highest|unbeatable|better) (?:exchange )?(?:rate|rates|fee|fees|price|prices)\b|\bcheapest\b/iu,
  leader: /#1\b|\b(?:number one|no\. ?1|market leader|most trusted|world['’]s best)(?!\w)/iu,
  risk_free:
    /\brisk[- ]free\b|\bno risk\b|\b100 ?% (?:safe|secure)\b|\b(?:completely|totally|perfectly) (?:safe|secure)\b/iu,
  insured: /\b(?:FDIC|federally insured|government[- ](?:backed|insured|approved)|deposit insurance)\b/iu,
  endorsed:
    /\b(?:endorsed|approved|recommended) by (?:the )?(?:state|states|government|regulator|regulators|CFPB|FinCEN)\b/iu,
  bank: /\b(?:we are a bank|licensed bank|our bank accounts?|banking license)\b/iu,
  everywhere:
    /\b(?:all 50 states|every state|any state|nationwide|any country|every country|anywhere in the world)\b/iu,
  anonymous: /\b(?:anonymous|anonymously|no id|without id|no questions asked|untraceable)\b/iu,
  tax_free: /\b(?:tax[- ]free|no tax|avoid (?:the )?tax|avoid taxes)\b/iu,
  unlimited: /\b(?:unlimited|no limits?|without limits?|any amount)\b/iu,
  urgency: /\b(?:act now|last chance|today only|limited time|hurry|before it is too late)\b/iu,
  earnings: /\b(?:earn interest|high returns?|guaranteed returns?|double your money|get rich)\b/iu,
} as const satisfies Record<string, RegExp>

export type ClaimCode = keyof typeof patterns

const isClaimCode = (code: string): code is ClaimCode => Object.hasOwn(patterns, code)
export const claimCodes = Object.keys(patterns).filter(isClaimCode)

/** The risky claims in a text, each kind once, with the words that were found. */
export function riskyClaims(text: string): { claim: ClaimCode; words: string }[] {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ')
  return claimCodes.flatMap((claim) => {
    const words = patterns[claim].exec(plain)?.[0]
    return words === undefined ? [] : [{ claim, words }]
  })
}
