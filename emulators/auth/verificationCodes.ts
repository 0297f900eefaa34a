import { randomBytes } from 'node:crypto'
import { AuthError, required } from './authError.ts'

/** Every code, because no message is sent. */
const CODE = '123456'
const VALID_MS = 300_000

interface Sent {
  readonly phoneNumber: string
  readonly sentAt: number
}

export class VerificationCodes {
  readonly #sent = new Map<string, Sent>()
  readonly #proofs = new Map<string, string>()

  send(phoneNumber: string, sentAt: number): string {
    const sessionInfo = randomBytes(24).toString('base64url')
    this.#sent.set(sessionInfo, { phoneNumber, sentAt })
    return sessionInfo
  }

  /** The phone of a code, which works once. Throws Refusal for a wrong or late one. */
  redeem(sessionInfo: string, code: string, now: number): string {
    const { phoneNumber, sentAt } = required(this.#sent.get(sessionInfo), 'INVALID_SESSION_INFO')
    if (now - sentAt > VALID_MS) throw new AuthError('SESSION_EXPIRED')
    if (code !== CODE) throw new AuthError('INVALID_CODE')
    this.#sent.delete(sessionInfo)
    return phoneNumber
  }

  /** A proof of a used code, so that its phone can still sign in. */
  prove(phoneNumber: string): string {
    const proof = randomBytes(24).toString('base64url')
    this.#proofs.set(proof, phoneNumber)
    return proof
  }

  /** Throws INVALID_TEMPORARY_PROOF unless the proof is of this phone. */
  redeemProof(proof: string, phoneNumber: string): string {
    if (this.#proofs.get(proof) !== phoneNumber) throw new AuthError('INVALID_TEMPORARY_PROOF')
    this.#proofs.delete(proof)
    return phoneNumber
  }

  list(now: number): readonly { phoneNumber: string; sessionInfo: string; code: string }[] {
    return [...this.#sent]
      .filter(([, { sentAt }]) => now - sentAt <= VALID_MS)
      .map(([sessionInfo, { phoneNumber }]) => ({ phoneNumber, sessionInfo, code: CODE }))
  }

  clear(): void {
    this.#sent.clear()
    this.#proofs.clear()
  }
}
