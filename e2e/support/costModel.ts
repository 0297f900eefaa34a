/**
 * What the hosted services cost. `cost.spec.ts` counts every activity in the browser with the local backend's meter
 * (`emulators/firestore/usage.ts`); `npm run docs` writes the tables.
 */

interface Charged {
  reads: number
  writes: number
  deletes: number
  /** In answers, in kB of 1000 bytes, before compression. */
  kB: number
}

interface Activity extends Charged {
  what: string
}

/** Sessions of the opened program. */
export const SESSIONS = 20
/** Care sessions that a 라이트 member may book ahead; 레귤러 and 패밀리: 33. */
export const CARE_SESSIONS = 18
/** Notes of a family; at most 50 are read. */
export const NOTES = 10
/** Of one session in an answer. */
export const SESSION_KB = 0.57

export const activities = {
  home: { what: 'anybody opens the home page', reads: 6, writes: 0, deletes: 0, kB: 3.1 },
  programs: { what: 'anybody opens the list of programs', reads: 17, writes: 0, deletes: 0, kB: 4 },
  program: {
    what: `anybody opens a program of ${SESSIONS} sessions`,
    reads: SESSIONS,
    writes: 0,
    deletes: 0,
    kB: 11.6,
  },
  snack: { what: 'anybody opens the snacks', reads: 16, writes: 0, deletes: 0, kB: 9 },
  my: { what: 'a member opens 「내 정보」', reads: 14, writes: 0, deletes: 0, kB: 6.9 },
  book: {
    what: 'a member books a ride, from the cart to 「내 예약」',
    reads: 20,
    writes: 1,
    deletes: 0,
    kB: 10.6,
  },
  followFirst: {
    what: 'a member looks at a ride that is near, for the first minute',
    reads: 5,
    writes: 0,
    deletes: 0,
    kB: 9,
  },
  follow: {
    what: 'for each other minute, also of a stay',
    reads: 0,
    writes: 0,
    deletes: 0,
    kB: 3.3,
  },
  order: {
    what: 'a member orders, from the top-up page to 「내 멤버십」',
    reads: 18,
    writes: 1,
    deletes: 0,
    kB: 10.9,
  },
  seat: {
    what: `a member books a seat, from a program of ${SESSIONS} sessions to 「내 예약」`,
    reads: SESSIONS + 18,
    writes: 3,
    deletes: 0,
    kB: 21.5,
  },
  care: {
    what: `a member books care, from ${CARE_SESSIONS} sessions of a branch to 「내 예약」`,
    reads: CARE_SESSIONS + 34,
    writes: 4,
    deletes: 0,
    kB: 30.4,
  },
  followStayFirst: {
    what: 'a member looks at a stay that is near, for the first minute',
    reads: 4,
    writes: 0,
    deletes: 0,
    kB: 6.5,
  },
  note: {
    what: `a member reads the newest of ${NOTES} notes, from 「내 정보」`,
    // The child's consent, a count for each note that comes near, and the picture of the sample's note.
    reads: NOTES + 12,
    writes: 1,
    deletes: 0,
    kB: 34,
  },
  staffStart: {
    what: 'the agit opens a day of one ride',
    reads: 79,
    writes: 0,
    deletes: 0,
    kB: 28.7,
  },
  staffMinute: {
    what: 'the agit looks at 오늘의 픽업 for a minute',
    reads: 0,
    writes: 0,
    deletes: 0,
    kB: 2.8,
  },
  staffRide: {
    what: 'the agit leads a ride from 접수 to 도착',
    reads: 28,
    writes: 5,
    deletes: 0,
    kB: 11.5,
  },
  teacherStart: {
    what: 'a teacher opens a day without rides',
    reads: 30,
    writes: 0,
    deletes: 0,
    kB: 9.7,
  },
  teacherMinute: {
    what: 'a teacher looks at it for a minute: only lists of one branch',
    reads: 0,
    writes: 0,
    deletes: 0,
    kB: 2.6,
  },
  hiddenMinute: {
    what: 'a hidden page of the agit that notifies, for a minute',
    reads: 0,
    writes: 0,
    deletes: 0,
    kB: 2,
  },
  people: {
    what: 'an owner opens 「선생님」',
    reads: 38,
    writes: 0,
    deletes: 0,
    kB: 13.2,
  },
} satisfies Record<string, Activity>

export type ActivityName = keyof typeof activities

const FAMILIES_A_SCREEN = 100
const SCREEN_MINUTES = 9 * 60
const RIDES = 0.5
const VIEWED_MINUTES = 15
const LOOKS = 3
const STAYS = 0.3
/** Arrival and departure. */
const VIEWED_MINUTES_A_STAY = 4
const LOOKS_A_STAY = 2
const dayOfAFamily: Record<ActivityName, number> = {
  home: 1,
  programs: 0.3,
  program: 0.2,
  snack: 0.2,
  my: 2,
  book: RIDES,
  followFirst: RIDES * LOOKS,
  follow: RIDES * (VIEWED_MINUTES - LOOKS) + STAYS * (VIEWED_MINUTES_A_STAY - LOOKS_A_STAY),
  order: 0.05,
  seat: 0.1,
  care: STAYS,
  followStayFirst: STAYS * LOOKS_A_STAY,
  note: STAYS,
  staffStart: 1 / FAMILIES_A_SCREEN,
  staffMinute: SCREEN_MINUTES / FAMILIES_A_SCREEN,
  staffRide: RIDES,
  // Beside the screen of the owner one of a teacher.
  teacherStart: 1 / FAMILIES_A_SCREEN,
  teacherMinute: SCREEN_MINUTES / FAMILIES_A_SCREEN,
  hiddenMinute: SCREEN_MINUTES / FAMILIES_A_SCREEN,
  people: 1 / FAMILIES_A_SCREEN,
}
/** Share of families that load the whole site on a day: new ones, and everybody after a release. */
const FIRST_VISITS = 0.2
/** The budget of a first visit of the home page (`budgets.spec.ts`). */
const FIRST_VISIT_KB = 235
const MEMBERS_A_MONTH = 1.5
const OIDC_SHARE = 0.8
const SMS_A_DAY = 0.05

/** In USD; sources in `docs/cost.md`. */
const DAYS_A_MONTH = 30
const GB_KB = 1_000_000
const prices = {
  per100kReads: 0.06,
  per100kWrites: 0.18,
  per100kDeletes: 0.02,
  freeReads: 50_000,
  freeWrites: 20_000,
  freeDeletes: 20_000,
  egressPerGB: 0.12,
  hostingPerGB: 0.15,
  freeGBAMonth: 10,
  oidcPerMember: 0.015,
  freeOidcMembers: 50,
  sms: 0.06,
  freeSmsADay: 10,
}
/** USD per month for each member above the tier below. */
const memberTiers = [
  { upTo: 50_000, price: 0 },
  { upTo: 100_000, price: 0.0055 },
  { upTo: 1_000_000, price: 0.0046 },
  { upTo: 10_000_000, price: 0.0032 },
]

const names = Object.keys(activities).filter((name): name is ActivityName => name in activities)

const ofAFamily = (charge: keyof Charged): number =>
  names.reduce((sum, name) => sum + dayOfAFamily[name] * activities[name][charge], 0)

export const readsOfAFamily = ofAFamily('reads')

/** 「내 정보」: watched seats and unseen notes. */
const MY_CARE_READS = 2
const careActivities = ['care', 'followStayFirst', 'note'] as const

export const careReadsOfAFamily =
  MY_CARE_READS * dayOfAFamily.my +
  careActivities.reduce((sum, name) => sum + dayOfAFamily[name] * activities[name].reads, 0)

const beyond = (used: number, free: number): number => Math.max(0, used - free)

const tieredUSD = (members: number): number =>
  memberTiers.reduce((sum, { upTo, price }, at) => {
    const from = memberTiers[at - 1]?.upTo ?? 0
    return sum + beyond(Math.min(members, upTo), from) * price
  }, 0)

const transferUSD = (kB: number, price: number): number =>
  beyond(kB / GB_KB, prices.freeGBAMonth / DAYS_A_MONTH) * price

/** USD per day by kind of charge. */
function dayUSD(families: number): Record<string, number> {
  const documents = (charge: 'reads' | 'writes' | 'deletes', free: number, price: number) =>
    (beyond(families * ofAFamily(charge), free) / 100_000) * price
  const members = families * MEMBERS_A_MONTH
  const oidc = members * OIDC_SHARE
  return {
    'Firestore, reads': documents('reads', prices.freeReads, prices.per100kReads),
    'Firestore, writes': documents('writes', prices.freeWrites, prices.per100kWrites),
    'Firestore, deletes': documents('deletes', prices.freeDeletes, prices.per100kDeletes),
    'Firestore, answers': transferUSD(families * ofAFamily('kB'), prices.egressPerGB),
    'Hosting, files': transferUSD(families * FIRST_VISITS * FIRST_VISIT_KB, prices.hostingPerGB),
    'Auth, members by phone, Google, Apple': tieredUSD(members - oidc) / DAYS_A_MONTH,
    'Auth, members by Kakao, Naver':
      (beyond(oidc, prices.freeOidcMembers) * prices.oidcPerMember) / DAYS_A_MONTH,
    'Auth, codes by SMS': beyond(families * SMS_A_DAY, prices.freeSmsADay) * prices.sms,
  }
}

const scales = [1_000, 100_000, 1_000_000]

const dollars = (usd: number): string =>
  usd === 0 ? '–' : `$${usd.toLocaleString('en-US', { maximumFractionDigits: usd < 10 ? 2 : 0 })}`

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

export const activityTable = [
  row(['Activity', 'reads', 'writes', 'deletes', 'answers, kB', 'a family a day']),
  '|---|---|---|---|---|---|',
  ...names.map((name) => {
    const { what, reads, writes, deletes, kB } = activities[name]
    return row([what, reads, writes, deletes, kB, dayOfAFamily[name]])
  }),
  row([
    '**a family on a day**',
    ...(['reads', 'writes', 'deletes', 'kB'] as const).map((charge) =>
      ofAFamily(charge).toFixed(1),
    ),
    '',
  ]),
  row(['of it for care', careReadsOfAFamily.toFixed(1), '', '', '', '']),
].join('\n')

export const costTable = (() => {
  const days = scales.map(dayUSD)
  const totals = days.map((day) => Object.values(day).reduce((sum, usd) => sum + usd, 0))
  return [
    row([
      'Dollars a day',
      ...scales.map((families) => `${families.toLocaleString('en-US')} families`),
    ]),
    '|---|---|---|---|',
    ...Object.keys(dayUSD(0)).map((what) =>
      row([what, ...days.map((day) => dollars(day[what] ?? 0))]),
    ),
    row(['**together**', ...totals.map(dollars)]),
    row([
      'a family a month',
      ...totals.map((usd, at) => dollars((usd * DAYS_A_MONTH) / (scales[at] ?? 1))),
    ]),
  ].join('\n')
})()
