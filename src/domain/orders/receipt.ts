import { accepted, acceptIf, type RuleResult } from '../rule'
import { normalisePhone, parseMobile } from '../text/phone'
import type { PayWay } from './payWay'

/** 「현금영수증」 (specification 7, section 4). */
export const receiptChoices = ['', 'person', 'business'] as const
export type ReceiptFor = (typeof receiptChoices)[number]

export const receiptLabels: Record<ReceiptFor, string> = {
  '': '신청 안 함',
  person: '소득공제용',
  business: '지출증빙용',
}

export interface ReceiptAsked {
  /** Empty: none was asked for; older documents lack it. */
  receiptFor: ReceiptFor
  /** 10 or 11 digits. */
  receiptNumber: string
}

export const noReceipt: ReceiptAsked = { receiptFor: '', receiptNumber: '' }

/** A receipt is for what is paid by transfer, at the agit also in cash. */
export const mayHaveReceipt = (payWith: PayWay): boolean =>
  payWith === 'transfer' || payWith === 'cash'

const UNSEEN = /[\p{Z}\p{Cc}\p{Cf}\p{Pd}]/gu
const BUSINESS = /^[0-9]{10}$/

const digitsOf = (text: string): string => text.normalize('NFKC').replace(UNSEEN, '')

/** As stored: the digits of a mobile phone in Korea or of a business; undefined of any other text. */
export function receiptNumberOf(text: string): string | undefined {
  const mobile = parseMobile(text)
  if (mobile.ok) return `0${mobile.e164.slice('+82'.length)}`
  const digits = digitsOf(text)
  return BUSINESS.test(digits) ? digits : undefined
}

/** Only with a choice. */
export const checkReceipt = ({ receiptFor, receiptNumber }: ReceiptAsked): RuleResult =>
  receiptFor === ''
    ? accepted
    : acceptIf(
        receiptNumberOf(receiptNumber) !== undefined,
        '휴대폰 번호나 사업자등록번호를 적어 주세요.',
      )

/** What is sent: nothing where no receipt can be, or was asked for. */
export function receiptOf(payWith: PayWay, asked: ReceiptAsked): ReceiptAsked {
  const number = receiptNumberOf(asked.receiptNumber)
  if (!mayHaveReceipt(payWith) || asked.receiptFor === '' || number === undefined) return noReceipt
  return { receiptFor: asked.receiptFor, receiptNumber: number }
}

/** `010-1234-5678`, or `123-45-67890` of a business. */
export const shownReceiptNumber = (digits: string): string =>
  parseMobile(digits).ok
    ? normalisePhone(digits)
    : digits.replace(/(\d{3})(\d{2})(\d{5})/, '$1-$2-$3')

interface Issuable extends ReceiptAsked {
  status: string
  receiptAt?: Date | undefined
}

/** Asked for with a paid order, and not issued yet. */
export const isReceiptDue = ({ status, receiptFor, receiptAt }: Issuable): boolean =>
  status === 'paid' && receiptFor !== '' && !receiptAt

/** `현금영수증 소득공제용 010-1234-5678` */
export const receiptText = ({ receiptFor, receiptNumber }: ReceiptAsked): string =>
  `현금영수증 ${receiptLabels[receiptFor]} ${shownReceiptNumber(receiptNumber)}`

/** What the parent reads; undefined where none was asked for. */
export function receiptState({ receiptFor, receiptAt }: Omit<Issuable, 'status'>) {
  if (receiptFor === '') return undefined
  return receiptAt ? '현금영수증 발행됨' : '현금영수증 신청'
}
