import { now } from '@/platform/clock'
import { simulatedAnswer } from './simulatedAnswer'

export interface SentCode {
  /** Where the code went, in +82 form. */
  e164: string
  /** When it was sent, epoch milliseconds. */
  sentAt: number
  /** The code itself, only while no message is really sent. */
  simulatedCode?: string
}

/** Sends a six-digit code to a mobile phone. Rejects when it could not be sent. */
export type SendPhoneCode = (e164: string) => Promise<SentCode>

export const SIMULATED_CODE = '123456'

/** No message is sent yet: every phone gets the same code. */
export const sendPhoneCode: SendPhoneCode = (e164) =>
  simulatedAnswer(() => ({ e164, sentAt: now().getTime(), simulatedCode: SIMULATED_CODE }))
