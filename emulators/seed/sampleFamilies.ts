import { addDays, addMonthsToDay, seoulInstant } from '../../src/domain/dates/day.ts'
import { consentVersions, healthConsentVersion } from '../../src/domain/legal/consentVersions.ts'
import type { PlainValue } from './wire.ts'

export interface SampleChild {
  readonly uid: string
  readonly childId: string
  readonly name: string
}

type Row = Record<string, PlainValue>

const surnames = ['이', '박', '최', '정', '강', '조', '윤', '장', '임', '한']
const givenNames = [
  ...['도윤', '서아', '시우', '하은', '주원', '지안', '은우', '수아', '이준', '아린'],
  ...['건우', '채원', '유찬', '나은', '선우', '다인', '윤호', '예나', '태오', '소율'],
]
const schools = ['성동초등학교', '경동초등학교', '성수초등학교', '행당초등학교']
const FAMILIES = 40
const CHILDREN_PER_FAMILY = 2

const twoDigits = (number: number): string => String(number).padStart(2, '0')
const takeTurns = (values: readonly string[], index: number): string =>
  values[index % values.length] ?? ''

/** No account has their ids: nobody signs in as them. */
export const sampleFamilyChildren: readonly SampleChild[] = Array.from(
  { length: FAMILIES * CHILDREN_PER_FAMILY },
  (_, index) => {
    const family = Math.floor(index / CHILDREN_PER_FAMILY)
    const givenName = takeTurns(givenNames, index + Math.floor(index / givenNames.length))
    return {
      uid: `sample-family-${twoDigits(family + 1)}`,
      childId: `sample-child-${twoDigits(index + 1)}`,
      name: takeTurns(surnames, family) + givenName,
    }
  },
)

const ALLERGIC_EVERY = 7
const milk = [2]

function childRow({ name }: SampleChild, index: number, today: string): Row {
  const isAllergic = index % ALLERGIC_EVERY === 0
  return {
    name,
    birthday: addDays(addMonthsToDay(today, -12 * (7 + (index % 5))), -(index * 11) % 300),
    school: takeTurns(schools, index),
    allergens: isAllergic ? milk : [],
    careNote: '',
    healthConsentVersion: isAllergic ? healthConsentVersion : '',
    people: [],
    updatedAt: seoulInstant(addDays(today, -40), 10, 0),
  }
}

function userRow({ uid, name }: SampleChild, today: string): Row {
  const joinedAt = seoulInstant(addMonthsToDay(today, -3), 10, 0)
  return {
    nickname: `${name.slice(1)}네`,
    phone: `+8210000010${uid.slice(-2)}`,
    termsVersion: consentVersions.vTos,
    privacyVersion: consentVersions.vPp,
    isMarketingAllowed: false,
    createdAt: joinedAt,
    updatedAt: joinedAt,
  }
}

export const familyDocuments = (today: string): Record<string, Row> =>
  Object.fromEntries(
    sampleFamilyChildren.flatMap((child, index) => [
      [`users/${child.uid}`, userRow(child, today)],
      [`users/${child.uid}/children/${child.childId}`, childRow(child, index, today)],
    ]),
  )
