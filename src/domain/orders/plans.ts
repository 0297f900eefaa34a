/** Membership plans, also for terms, FAQ, passes, care and top-up (specifications 1, section 9, and 3, section 4). */
export const planKeys = ['timepass', 'subscription', 'prepaid'] as const
export type PlanKey = (typeof planKeys)[number]

/** Kept in documents for good: the number in a code is the price of its first day. */
export const planOptionCodes = [
  '2h-25000',
  '4h-45000',
  'm-59000',
  'pre-100',
  'pre-200',
  't-6',
  't-10',
  't-20',
] as const
export type PlanOptionCode = (typeof planOptionCodes)[number]

export interface OptionTerms {
  code: PlanOptionCode
  /** Without a discount, which depends on the prices. */
  label: string
  isMonthly: boolean
  /** Hours of care in all; 0 is unlimited. */
  hours: number
  /** Uses per day; undefined: a total number, derived from the hours. */
  usesADay?: number
}

export interface Plan {
  key: PlanKey
  name: string
  kind: string
  usage: string
  /** In the order in which they are sold; of which some may not be. */
  codes: readonly PlanOptionCode[]
  pickup: '없음' | '선택'
  priorityBooking: '없음' | '있음'
  /** 우선 예약: how many days ahead care can be booked. */
  windowDays: number
  needsRegular: boolean
  validity: string
}

export const TIME_PASS_DAYS = 30

const timePass = (hours: number): Omit<OptionTerms, 'code'> => ({
  label: `${hours}시간권`,
  isMonthly: false,
  hours,
})

const familyAddOn = (children: number): Omit<OptionTerms, 'code'> => ({
  label: `자녀 ${children}명 추가`,
  isMonthly: true,
  hours: 0,
  usesADay: children,
})

const optionTerms: Record<PlanOptionCode, Omit<OptionTerms, 'code'>> = {
  '2h-25000': timePass(2),
  '4h-45000': timePass(4),
  'm-59000': { label: '월 정기권', isMonthly: true, hours: 0, usesADay: 1 },
  'pre-100': familyAddOn(1),
  'pre-200': familyAddOn(2),
  't-6': timePass(6),
  't-10': timePass(10),
  't-20': timePass(20),
}

export const optionTermsOf = (code: PlanOptionCode): OptionTerms => ({ code, ...optionTerms[code] })

const planTable = {
  timepass: {
    name: '라이트',
    kind: '시간권',
    usage: `평일, 1개월(${TIME_PASS_DAYS}일)`,
    codes: ['2h-25000', '4h-45000', 't-6', 't-10', 't-20'],
    pickup: '없음',
    priorityBooking: '없음',
    windowDays: 7,
    needsRegular: false,
    validity: `${TIME_PASS_DAYS}일`,
  },
  subscription: {
    name: '레귤러',
    kind: '월 정기권',
    usage: '주 5회, 한 번에 최대 2시간',
    codes: ['m-59000'],
    pickup: '선택',
    priorityBooking: '있음',
    windowDays: 14,
    needsRegular: false,
    validity: '월 정기권 이용 기간',
  },
  prepaid: {
    name: '패밀리',
    kind: '선불권',
    usage: '레귤러와 함께 이용',
    codes: ['pre-100', 'pre-200'],
    pickup: '선택',
    priorityBooking: '있음',
    windowDays: 14,
    needsRegular: true,
    validity: '월 정기권 이용 기간',
  },
} satisfies Record<PlanKey, Omit<Plan, 'key'>>

export const planOf = (key: PlanKey): Plan => ({ key, ...planTable[key] })

export const plans: readonly [Plan, Plan, Plan] = [
  planOf('timepass'),
  planOf('subscription'),
  planOf('prepaid'),
]

export const planWith = (code: PlanOptionCode): Plan =>
  plans.find(({ codes }) => codes.includes(code)) ?? plans[0]
