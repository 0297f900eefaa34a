/** Membership plans: the one table that home, membership and top-up read (specification 1, section 9; decisions, section 4). */
export type PlanKey = 'timepass' | 'subscription' | 'prepaid'
export type PlanOptionCode = '2h-25000' | '4h-45000' | 'm-59000' | 'pre-100' | 'pre-200'

export interface PlanOption {
  code: PlanOptionCode
  /** As it is read on the card: 「2시간권」. */
  label: string
  /** Whole won, VAT included. */
  priceKRW: number
  isMonthly: boolean
}

export interface Plan {
  key: PlanKey
  /** Name on the card: 라이트, 레귤러, 패밀리. */
  name: string
  /** What it is: 시간권, 월 정기권, 선불권. */
  kind: string
  options: readonly [PlanOption, ...PlanOption[]]
  pickup: '없음' | '선택'
  priorityBooking: '없음' | '있음'
  siblingDiscount: '없음' | '있음'
  validity: string
}

const SUBSCRIPTION_KRW = 59_000
/** From the second person on, a family pays 20 % less. */
export const FAMILY_DISCOUNT_PERCENT = 20

/** Monthly price of `children` further children on the family plan, whole won. */
export const familyAddOnKRW = (children: number): number =>
  (SUBSCRIPTION_KRW * children * (100 - FAMILY_DISCOUNT_PERCENT)) / 100

export const plans: readonly [Plan, Plan, Plan] = [
  {
    key: 'timepass',
    name: '라이트',
    kind: '시간권',
    options: [
      { code: '2h-25000', label: '2시간권', priceKRW: 25_000, isMonthly: false },
      { code: '4h-45000', label: '4시간권', priceKRW: 45_000, isMonthly: false },
    ],
    pickup: '없음',
    priorityBooking: '없음',
    siblingDiscount: '없음',
    validity: '30일',
  },
  {
    key: 'subscription',
    name: '레귤러',
    kind: '월 정기권',
    options: [{ code: 'm-59000', label: '월 정기권', priceKRW: SUBSCRIPTION_KRW, isMonthly: true }],
    pickup: '선택',
    priorityBooking: '있음',
    siblingDiscount: '없음',
    validity: '월 정기권 이용 기간',
  },
  {
    key: 'prepaid',
    name: '패밀리',
    kind: '선불권',
    options: [
      {
        code: 'pre-100',
        label: `자녀 1명 추가 (${FAMILY_DISCOUNT_PERCENT}% 할인)`,
        priceKRW: familyAddOnKRW(1),
        isMonthly: true,
      },
      {
        code: 'pre-200',
        label: `자녀 2명 추가 (${FAMILY_DISCOUNT_PERCENT}% 할인)`,
        priceKRW: familyAddOnKRW(2),
        isMonthly: true,
      },
    ],
    pickup: '선택',
    priorityBooking: '있음',
    siblingDiscount: '있음',
    validity: '월 정기권 이용 기간',
  },
]
