/** The person did not confirm who they are, so the call was not made. They chose that, so callers show nothing. */
export class ProofCanceled extends Error {}

type Ask = () => Promise<boolean>

let ask: Ask | undefined

/** The frame asks the person; the answer is whether they confirmed. */
export function onProofNeeded(asking: Ask): () => void {
  ask = asking
  return () => {
    if (ask === asking) ask = undefined
  }
}

let pending: Promise<boolean> | undefined

/** Asks once, however many calls wait for it. */
export function askForProof(): Promise<boolean> {
  pending ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    pending = undefined
  })
  return pending
}
