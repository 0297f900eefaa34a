import { sampleChildren } from '../../src/domain/account/child.ts'
import { addDays, addMonthsToDay, dayOf, seoulInstant } from '../../src/domain/dates/day.ts'
import { consentVersions, photoConsentVersion } from '../../src/domain/legal/consentVersions.ts'
import { distanceKm } from '../../src/domain/places/geo.ts'
import { estimateFare, sampleFares } from '../../src/domain/rides/fares/fare.ts'
import {
  guardianAccount,
  parentAccount,
  type SeedAccount,
  staffAccount,
  teacherAccount,
} from './accounts.ts'
import { careDays } from './careDays.ts'
import { orders, passes } from './passes.ts'
import { geoPoint, type PlainValue } from './wire.ts'

type Row = Record<string, PlainValue>

const school = {
  name: '성동초등학교',
  address: '서울 성동구 왕십리로 189',
  lat: 37.5547,
  lng: 127.0402,
}
const agit = {
  name: '도담아지트 성수점',
  address: '서울 성동구 아차산로 100',
  lat: 37.5446,
  lng: 127.0512,
}

const place = ({ name, address, lat, lng }: typeof school) => ({
  name,
  address,
  point: geoPoint(lat, lng),
})

const WAY_KM = distanceKm(school, agit)
const RIDE_HOUR = 15
const FARE_KRW = estimateFare({ distanceKm: WAY_KM, hour: RIDE_HOUR }, sampleFares.current).total
const ARRIVED_RIDE = 'local-ride-arrived'

/** Instants around today in Seoul. */
const clockOf = (now: Date) => (days: number, hour: number, minute: number) =>
  seoulInstant(addDays(dayOf(now), days), hour, minute)

const user = ({ nickname, phone }: SeedAccount, now: Date): Row => {
  const joinedAt = seoulInstant(addMonthsToDay(dayOf(now), -2), 10, 0)
  return {
    nickname,
    phone,
    termsVersion: consentVersions.vTos,
    privacyVersion: consentVersions.vPp,
    isMarketingAllowed: false,
    createdAt: joinedAt,
    updatedAt: joinedAt,
  }
}

/** The sample children under their guest ids; the younger one's allergy has consent, as have pictures of the elder. */
const children = (now: Date): Record<string, Row> =>
  Object.fromEntries(
    sampleChildren.map(({ id, name, birthday, school: schoolName, allergens }) => [
      id,
      {
        name,
        birthday,
        school: schoolName,
        allergens: [...allergens],
        careNote: '',
        healthConsentVersion: allergens.length > 0 ? '1.0' : '',
        people: [],
        photoConsentVersion: id === sampleChildren[0]?.id ? photoConsentVersion : '',
        updatedAt: clockOf(now)(-30, 10, 0),
      },
    ]),
  )

const [firstChild] = sampleChildren
/** The way that the sample's rides take. */
export const rideOfSample = {
  uid: parentAccount.uid,
  childId: firstChild?.id ?? '',
  childName: firstChild?.name ?? '',
  phone: parentAccount.phone,
  branchId: 'seongsu',
  origin: place(school),
  dest: place(agit),
  distanceKm: WAY_KM,
  fareKRW: FARE_KRW,
  seriesId: null,
  driver: { name: '박민지', car: '흰색 카니발 12가 3456' },
  reason: '',
  cancelFeeKRW: 0,
}

/** The next one on the next day of care, and one of last week's. */
function rides(now: Date): Record<string, Row> {
  const on = clockOf(now)
  const { last, next } = careDays(dayOf(now))
  const before = addDays(last, -2)
  return {
    'local-ride-tomorrow': {
      ...rideOfSample,
      startsAt: seoulInstant(next, RIDE_HOUR, 0),
      memo: '정문 말고 후문에서 만나 주세요.',
      codeWord: '노란 고래',
      status: 'confirmed',
      reached: { confirmed: on(-1, 18, 12) },
      createdAt: on(-1, 17, 40),
      updatedAt: on(-1, 18, 12),
    },
    [ARRIVED_RIDE]: {
      ...rideOfSample,
      startsAt: seoulInstant(last, RIDE_HOUR, 0),
      memo: '',
      codeWord: '파란 기차',
      status: 'arrived',
      reached: {
        confirmed: seoulInstant(before, 9, 5),
        onTheWay: seoulInstant(last, 14, 46),
        pickedUp: seoulInstant(last, 15, 3),
        arrived: seoulInstant(last, 15, 21),
      },
      createdAt: seoulInstant(before, 8, 30),
      updatedAt: seoulInstant(last, 15, 21),
    },
  }
}

/** The balance is 50,000 won. */
function ledger(now: Date): Record<string, Row> {
  const on = clockOf(now)
  const { last } = careDays(dayOf(now))
  const by = staffAccount.uid
  return {
    'order-local-topup': {
      kind: 'topup',
      amountKRW: 50_000,
      note: '입금 확인',
      refId: 'local-topup',
      at: on(-20, 10, 30),
      by,
    },
    [`ride-${ARRIVED_RIDE}`]: {
      kind: 'ride',
      amountKRW: -FARE_KRW,
      note: '김하준 15:00',
      refId: ARRIVED_RIDE,
      at: seoulInstant(last, 15, 21),
      by,
    },
    'local-first-ride': {
      kind: 'adjustment',
      amountKRW: FARE_KRW,
      note: '첫 픽업 무료',
      refId: ARRIVED_RIDE,
      at: seoulInstant(addDays(last, 1), 10, 0),
      by,
    },
  }
}

/** 하준아빠 shares the family of 하준맘. */
function guardians(now: Date): Record<string, Record<string, Row>> {
  const createdAt = clockOf(now)(-15, 20, 10)
  const guardian = {
    name: guardianAccount.nickname,
    relation: '아빠',
    role: 'full',
    inviteId: 'HAJVNHAJVN',
    createdAt,
  }
  return {
    [`users/${parentAccount.uid}/guardians`]: { [guardianAccount.uid]: guardian },
    [`users/${guardianAccount.uid}/families`]: {
      [parentAccount.uid]: { ownerName: parentAccount.nickname, createdAt },
    },
  }
}

/** Documents of the sample accounts (specification 4, section 1), by collection path and id. */
export function memberDocuments(now: Date): Record<string, Record<string, Row>> {
  const own = `users/${parentAccount.uid}`
  return {
    staff: {
      [staffAccount.uid]: { name: staffAccount.nickname, role: 'owner', branchIds: [] },
      [teacherAccount.uid]: {
        name: teacherAccount.nickname,
        role: 'teacher',
        branchIds: ['seongsu'],
      },
    },
    users: {
      [staffAccount.uid]: user(staffAccount, now),
      [parentAccount.uid]: user(parentAccount, now),
      [teacherAccount.uid]: user(teacherAccount, now),
      [guardianAccount.uid]: user(guardianAccount, now),
    },
    ...guardians(now),
    [`${own}/children`]: children(now),
    [`${own}/ledger`]: ledger(now),
    [`${own}/passes`]: passes(now),
    rides: rides(now),
    orders: orders(now),
  }
}
