import type { parentAccount } from '../emulators/seed/accounts'
import { toWireFields } from '../emulators/seed/wire'
import { careProgramId } from '../src/domain/care/careSession'
import { addDays } from '../src/domain/dates/day'
import type { PlanKey, PlanOptionCode } from '../src/domain/orders/plans'
import { sessionId } from '../src/domain/programs/programSession'
import { dayInSeoul } from './programSessions'
import type { Backend } from './test'

/** A pass that is paid, with its order. */
export async function putPass(
  backend: Backend,
  { uid, nickname }: typeof parentAccount,
  {
    id,
    planKey,
    optionKey,
    label,
  }: { id: string; planKey: PlanKey; optionKey: PlanOptionCode; label: string },
) {
  const at = new Date()
  const today = dayInSeoul(0)
  await backend.patch(
    `orders/${id}`,
    toWireFields({
      uid,
      nickname,
      kind: 'membership',
      branchId: '',
      lines: [{ code: `${planKey}:${optionKey}`, name: label, priceKRW: 1000, quantity: 1 }],
      totalKRW: 1000,
      depositor: '김민서',
      status: 'paid',
      createdAt: at,
      updatedAt: at,
    }),
  )
  await backend.patch(
    `users/${uid}/passes/order-${id}-1`,
    toWireFields({
      planKey,
      optionKey,
      label,
      minutes: optionKey === '4h-45000' ? 240 : 0,
      startsOn: today,
      expiresOn: addDays(today, 30),
      orderId: id,
      at,
      by: 'staff',
    }),
  )
}

export const fourHours = {
  planKey: 'timepass',
  optionKey: '4h-45000',
  label: '라이트 4시간권',
} as const
export const regular = { planKey: 'subscription', optionKey: 'm-59000', label: '레귤러' } as const
export const family = { planKey: 'prepaid', optionKey: 'pre-100', label: '패밀리' } as const

/** Puts a care session from 06:00 to 08:00, earlier than all others of its day, so many days from now. */
export async function putCareSession(backend: Backend, branchId: string, daysAhead: number) {
  const day = dayInSeoul(daysAhead)
  const programId = careProgramId(branchId)
  const path = `program_sessions/${sessionId(programId, day, '06:00')}`
  const at = (time: string) => new Date(`${day}T${time}:00+09:00`)
  const fields = { programId, startsAt: at('06:00'), endsAt: at('08:00'), capacity: 20, taken: 0 }
  await backend.patch(path, toWireFields({ ...fields, last: '' }))
  return { path, day }
}
