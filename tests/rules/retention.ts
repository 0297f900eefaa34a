import { expect } from 'vitest'
import { toWireFields } from '../../emulators/seed/wire.ts'
import type { Administrator } from '../../scripts/administrator.ts'
import { deleteOver } from '../../scripts/retention/deleteOver.ts'

const now = new Date('2026-11-20T10:00:00+09:00')
const at = (text: string) => new Date(`${text}+09:00`)

const session = { startsAt: at('2025-11-19T15:00') }
const over = {
  'rides/old': { startsAt: at('2025-11-19T23:59') },
  'messages/about-old': { rideId: 'old' },
  'orders/old': { createdAt: at('2021-11-19T23:59') },
  'pickup_requests/old': { createdAt: at('2026-05-19T23:59') },
  'branch_suggestions/old': { createdAt: at('2026-05-19T23:59') },
  'program_sessions/art_20251119_1500': session,
  'program_sessions/art_20251119_1500/bookings/parent_child': { startsAt: session.startsAt },
  'users/withdrawn/ledger/old': { at: at('2021-11-19T23:59') },
  'users/withdrawn/passes/old': { at: at('2021-11-19T23:59') },
  'users/a-pass-alone/passes/old': { at: at('2021-11-19T23:59') },
}
const kept = {
  'rides/kept': { startsAt: at('2025-11-20T00:00') },
  'messages/about-kept': { rideId: 'kept' },
  'orders/kept': { createdAt: at('2021-11-20T00:00') },
  'pickup_requests/kept': { createdAt: at('2026-05-20T00:00') },
  'branch_suggestions/kept': { createdAt: at('2026-05-20T00:00') },
  'program_sessions/art_20251120_1500': { startsAt: at('2025-11-20T15:00') },
  'program_sessions/art_20251120_1500/bookings/parent_child': { startsAt: at('2025-11-20T15:00') },
  'users/withdrawn/ledger/kept': { at: at('2021-11-20T00:00') },
  'users/member': { createdAt: at('2020-11-20T00:00') },
  'users/member/ledger/old': { at: at('2021-11-19T23:59') },
  'users/member/passes/old': { at: at('2021-11-19T23:59') },
}

/** What is over goes with all that hangs on it, the rest stays, and a second run finds nothing: on any Firestore. */
export async function expectRetention(admin: Administrator): Promise<void> {
  const rows = Object.entries({ ...over, ...kept })
  await admin.ask(`${admin.documents}:commit`, {
    writes: rows.map(([path, fields]) => ({
      update: { name: `${admin.documents}/${path}`, fields: toWireFields(fields) },
    })),
  })
  expect(await deleteOver(admin, now)).toEqual({
    ride: 2,
    order: 1,
    pickupRequest: 1,
    branchSuggestion: 1,
    programSession: 2,
    withdrawnAccount: 3,
  })
  for (const path of Object.keys(kept)) await admin.ask(`${admin.documents}/${path}`)
  for (const path of Object.keys(over))
    await expect(admin.ask(`${admin.documents}/${path}`)).rejects.toThrow('404')
  expect(await deleteOver(admin, now)).toEqual({
    ride: 0,
    order: 0,
    pickupRequest: 0,
    branchSuggestion: 0,
    programSession: 0,
    withdrawnAccount: 0,
  })
}
