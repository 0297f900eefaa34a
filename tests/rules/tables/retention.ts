import { expect } from 'vitest'
import { toWireFields } from '../../../emulators/seed/wire.ts'
import type { Administrator } from '../../../scripts/administrator.ts'
import { deleteOver } from '../../../scripts/retention/deleteOver.ts'

const now = new Date('2026-11-20T10:00:00+09:00')
const at = (text: string) => new Date(`${text}+09:00`)

const session = { startsAt: at('2025-11-19T15:00') }
const ahead = { startsAt: at('2026-11-23T15:00'), taken: 2, last: 'of-member' }
const over = {
  'rides/old': { startsAt: at('2025-11-19T23:59') },
  'messages/about-old': { uid: 'member', rideId: 'old' },
  'messages/about-old-care': {
    uid: 'member',
    rideId: '',
    sessionId: 'care-seongsu_20251119_1300',
    bookingId: 'a',
  },
  'program_sessions/care-seongsu_20251119_1300': { startsAt: at('2025-11-19T13:00') },
  'orders/old': { createdAt: at('2021-11-19T23:59') },
  'pickup_requests/old': { createdAt: at('2026-05-19T23:59') },
  'branch_suggestions/old': { createdAt: at('2026-05-19T23:59') },
  'program_sessions/art_20251119_1500': session,
  'program_sessions/art_20251119_1500/bookings/a': { uid: 'member', startsAt: session.startsAt },
  'program_sessions/art_20251119_1500/moves/last': { bookingId: 'a' },
  'care_notes/old': { uid: 'member', day: '2025-11-19' },
  'care_notes/member_child_20251119': { uid: 'member', day: '2025-11-19' },
  'care_notes/member_child_20251119/photos/1': { at: at('2025-11-19T17:00') },
  'care_notes/member_gone_20261119/photos/1': { at: at('2026-11-19T17:00') },
  'care_notes/member_without_20261119/photos/2': { at: at('2026-11-19T17:00') },
  'care_notes/withdrawn_child_20261119': { uid: 'withdrawn', day: '2026-11-19' },
  'care_notes/withdrawn_child_20261119/photos/4': { at: at('2026-11-19T17:00') },
  'medications/old': { uid: 'member', day: '2025-11-19' },
  'medications/of-withdrawn': { uid: 'withdrawn', day: '2026-11-20' },
  'users/member/passes/kept/uses/1': { sessionId: 'care-seongsu_20251119_1500' },
  'users/member/views/old': { by: 'teacher', at: at('2025-11-19T23:59') },
  'users/withdrawn/views/kept': { by: 'teacher', at: at('2026-11-19T09:00') },
  'users/member/watches/begun': { startsAt: at('2026-11-20T09:59') },
  // Deleted accounts: one withdrew, one was deleted after its profile was read, one was staff.
  'users/withdrawn/children/child': { name: '김하준' },
  'users/withdrawn/places/home': { label: '집' },
  'users/withdrawn/watches/ahead': { startsAt: ahead.startsAt },
  'users/withdrawn/passes/kept/uses/1': { sessionId: 'care-seongsu_20261119_1500' },
  'messages/of-withdrawn': { uid: 'withdrawn', rideId: 'kept' },
  'care_notes/of-withdrawn': { uid: 'withdrawn', day: '2026-11-19' },
  'program_sessions/art_20261123_1500/bookings/gone': {
    uid: 'withdrawn',
    startsAt: ahead.startsAt,
  },
  'program_sessions/art_20261123_1500/bookings/gone-and-cancelled': {
    uid: 'withdrawn',
    startsAt: ahead.startsAt,
    cancelledAt: at('2026-11-19T15:00'),
  },
  'users/freed': { createdAt: at('2026-11-19T15:00') },
  'staff/former': { name: '옛 선생님' },
  'users/withdrawn/guardians/member': { name: '김도현' },
  'users/withdrawn/families/member': { ownerName: '하준맘' },
  'users/member/guardians/withdrawn': { name: '김도현' },
  'users/member/families/withdrawn': { ownerName: '하준맘' },
  'family_invites/GFNEGFNEGF': { uid: 'withdrawn', createdAt: at('2026-11-20T09:00') },
  'family_invites/PASTPASTPA': { uid: 'member', createdAt: at('2026-11-18T09:59') },
  'staff_invites/PASTPASTPA': { by: 'teacher', createdAt: at('2026-11-17T09:59') },
  'users/withdrawn/ledger/old': { at: at('2021-11-19T23:59') },
  'users/withdrawn/passes/old': { at: at('2021-11-19T23:59') },
  'users/a-pass-alone/passes/old': { at: at('2021-11-19T23:59') },
}
const kept = {
  'rides/kept': { startsAt: at('2025-11-20T00:00') },
  'messages/about-kept': { uid: 'member', rideId: 'kept' },
  'messages/about-kept-care': {
    uid: 'member',
    rideId: '',
    sessionId: 'care-seongsu_20251120_1300',
    bookingId: 'a',
  },
  'program_sessions/care-seongsu_20251120_1300': { startsAt: at('2025-11-20T13:00') },
  'orders/kept': { createdAt: at('2021-11-20T00:00') },
  'pickup_requests/kept': { createdAt: at('2026-05-20T00:00') },
  'branch_suggestions/kept': { createdAt: at('2026-05-20T00:00') },
  'program_sessions/art_20251120_1500': { startsAt: at('2025-11-20T15:00') },
  // Attendance is retained for a year, also of deleted accounts.
  'program_sessions/art_20251120_1500/bookings/a': {
    uid: 'withdrawn',
    startsAt: at('2025-11-20T15:00'),
  },
  'program_sessions/art_20261123_1500': ahead,
  'program_sessions/art_20261123_1500/bookings/of-member': {
    uid: 'member',
    startsAt: ahead.startsAt,
  },
  'care_notes/kept': { uid: 'member', day: '2025-11-20' },
  'care_notes/member_child_20261119': { uid: 'member', day: '2026-11-19' },
  'care_notes/member_child_20261119/photos/1': { at: at('2026-11-19T17:00') },
  'care_notes/member_without_20261119': { uid: 'member', day: '2026-11-19' },
  'medications/kept': { uid: 'member', day: '2025-11-20' },
  'users/member/children/without': { name: '김서연', photoConsentVersion: '' },
  'users/withdrawn/ledger/kept': { at: at('2021-11-20T00:00') },
  'users/withdrawn/passes/kept': { at: at('2026-11-20T00:00') },
  'users/member': { createdAt: at('2020-11-20T00:00') },
  'users/member/children/child': { name: '김하준', photoConsentVersion: '1.0' },
  'users/member/places/home': { label: '집' },
  'users/member/views/kept': { by: 'teacher', at: at('2025-11-20T00:00') },
  'users/member/watches/ahead': { startsAt: at('2026-11-20T10:01') },
  'users/member/passes/kept': { at: at('2026-11-20T00:00') },
  'users/member/passes/kept/uses/2': { sessionId: 'care-seongsu_20251120_1300' },
  'users/member/passes/kept/uses/unreadable': { sessionId: 'nothing' },
  'users/member/ledger/old': { at: at('2021-11-19T23:59') },
  'users/member/passes/old': { at: at('2021-11-19T23:59') },
  'users/member/guardians/teacher': { name: '김도현' },
  'users/teacher': { createdAt: at('2020-11-20T00:00') },
  'users/teacher/families/member': { ownerName: '하준맘' },
  'family_invites/QPENQPENQP': { uid: 'member', createdAt: at('2026-11-18T10:00') },
  'staff_invites/QPENQPENQP': { by: 'teacher', createdAt: at('2026-11-17T10:00') },
  'staff/teacher': { name: '도담쌤' },
}

const nothing = {
  ride: 0,
  order: 0,
  pickupRequest: 0,
  branchSuggestion: 0,
  programSession: 0,
  dayNote: 0,
  medication: 0,
  passUse: 0,
  familyView: 0,
  watch: 0,
  invite: 0,
  goneAccount: 0,
  withdrawnAccount: 0,
  photo: 0,
}

/**
 * What is over goes with all that hangs on it, the rest stays, and a second run finds nothing: on any Firestore, beside an
 * Auth without accounts.
 */
export async function expectRetention(admin: Administrator): Promise<void> {
  const rows = Object.entries({ ...over, ...kept })
  await admin.ask(`${admin.documents}:commit`, {
    writes: rows.map(([path, fields]) => ({
      update: { name: `${admin.documents}/${path}`, fields: toWireFields(fields) },
    })),
  })
  for (const localId of ['member', 'teacher']) await admin.askAuth('accounts', { localId })
  expect(await deleteOver(admin, now)).toEqual({
    ride: 2,
    order: 1,
    pickupRequest: 1,
    branchSuggestion: 1,
    programSession: 5,
    dayNote: 2,
    medication: 1,
    passUse: 1,
    familyView: 1,
    watch: 1,
    invite: 2,
    goneAccount: 18,
    withdrawnAccount: 3,
    photo: 4,
  })
  for (const path of Object.keys(kept)) await admin.ask(`${admin.documents}/${path}`)
  for (const path of Object.keys(over))
    await expect(admin.ask(`${admin.documents}/${path}`)).rejects.toThrow('404')
  expect(await admin.ask(`${admin.documents}/program_sessions/art_20261123_1500`)).toMatchObject({
    fields: { taken: { integerValue: '1' }, last: { stringValue: '' } },
  })
  expect(
    await admin.ask(`${admin.documents}/program_sessions/art_20261123_1500/moves/last`),
  ).toMatchObject({ fields: { bookingId: { stringValue: 'gone' } } })
  expect(await deleteOver(admin, now)).toEqual(nothing)
}
