/** Membership plans, also for terms, FAQ, passes, care and top-up (specifications 1, section 9, and 3, section 4). */
export const planKeys = ['timepass', 'subscription', 'prepaid'] as const
export type PlanKey = (typeof planKeys)[number]

/** Kept in documents for good: the number in a code is the price of its first day. */
export const planOptionCodes = ['2h-25000', '4h-45000', 'm-59000', 'pre-100', 'pre-200'] as const
export type PlanOptionCode = (typeof planOptionCodes)[number]

interface PlanOptionTerms {
  label: string
  /** Whole won, VAT included. */
  priceKRW: number
  isMonthly: boolean
  /** Hours of care in all; 0 is unlimited. */
  hours: number
  /** Uses per day; undefined: a total number, derived from the hours. */
  usesADay?: number
}

export interface PlanOption extends PlanOptionTerms {
  code: PlanOptionCode
}

export interface Plan {
  key: PlanKey
  name: string
  kind: string
  usage: string
  options: readonly [PlanOption, ...PlanOption[]]
  pickup: '없음' | '선택'
  priorityBooking: '없음' | '있음'
  /** 우선 예약: how many days ahead care can be booked. */
  windowDays: number
  needsRegular: boolean
  siblingDiscount: '없음' | '있음'
  validity: string
}

export const TIME_PASS_DAYS = 30
const SUBSCRIPTION_KRW = 59_000
export const FAMILY_DISCOUNT_PERCENT = 20

/** Monthly price of further children on the family plan, whole won. */
export const familyAddOnKRW = (children: number): number =>
  (SUBSCRIPTION_KRW * children * (100 - FAMILY_DISCOUNT_PERCENT)) / 100

const timePass = (hours: number, priceKRW: number): PlanOptionTerms => ({
  label: `${hours}시간권`,
  priceKRW,
  isMonthly: false,
  hours,
})

const familyAddOn = (children: number): PlanOptionTerms => ({
  label: `자녀 ${children}명 추가 (${FAMILY_DISCOUNT_PERCENT}% 할인)`,
  priceKRW: familyAddOnKRW(children),
  isMonthly: true,
  hours: 0,
  usesADay: children,
})

const optionTerms = {
  '2h-25000': timePass(2, 25_000),
  '4h-45000': timePass(4, 45_000),
  'm-59000': {
    label: '월 정기권',
    priceKRW: SUBSCRIPTION_KRW,
    isMonthly: true,
    hours: 0,
    usesADay: 1,
  },
  'pre-100': familyAddOn(1),
  'pre-200': familyAddOn(2),
} satisfies Record<PlanOptionCode, PlanOptionTerms>

export const planOptionOf = (code: PlanOptionCode): PlanOption => ({ code, ...optionTerms[code] })

const planTable = {
  timepass: {
    name: '라이트',
    kind: '시간권',
    usage: `평일, 1개월(${TIME_PASS_DAYS}일)`,
    options: [planOptionOf('2h-25000'), planOptionOf('4h-45000')],
    pickup: '없음',
    priorityBooking: '없음',
    windowDays: 7,
    needsRegular: false,
    siblingDiscount: '없음',
    validity: `${TIME_PASS_DAYS}일`,
  },
  subscription: {
    name: '레귤러',
    kind: '월 정기권',
    usage: '주 5회, 한 번에 최대 2시간',
    options: [planOptionOf('m-59000')],
    pickup: '선택',
    priorityBooking: '있음',
    windowDays: 14,
    needsRegular: false,
    siblingDiscount: '없음',
    validity: '월 정기권 이용 기간',
  },
  prepaid: {
    name: '패밀리',
    kind: '선불권',
    usage: '레귤러와 함께 이용',
    options: [planOptionOf('pre-100'), planOptionOf('pre-200')],
    pickup: '선택',
    priorityBooking: '있음',
    windowDays: 14,
    needsRegular: true,
    siblingDiscount: '있음',
    validity: '월 정기권 이용 기간',
  },
} satisfies Record<PlanKey, Omit<Plan, 'key'>>

export const planOf = (key: PlanKey): Plan => ({ key, ...planTable[key] })

export const plans: readonly [Plan, Plan, Plan] = [
  planOf('timepass'),
  planOf('subscription'),
  planOf('prepaid'),
]
