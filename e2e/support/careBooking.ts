import type { Page } from '@playwright/test'
import type { parentAccount } from '../../emulators/seed/accounts'
import { toWireFields } from '../../emulators/seed/wire'
import { careProgramId } from '../../src/domain/care/careSession'
import { addDays } from '../../src/domain/dates/day'
import { minutesOfOption } from '../../src/domain/orders/pass'
import type { PlanKey, PlanOptionCode } from '../../src/domain/orders/plans'
import { sessionId } from '../../src/domain/programs/programSession'
import { now } from './clock'
import { button } from './controls'
import { seoulDay } from './rideDocuments'
import { type Backend, expect } from './test'

/** A paid pass with its order. */
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
  const at = now()
  const today = seoulDay(0)
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
      minutes: minutesOfOption(optionKey),
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

/** A care session of 20 seats from 06:00 to 08:00, before that day's others. */
export async function putCareSession(
  backend: Backend,
  branchId: string,
  daysAhead: number,
  taken = 0,
) {
  const day = seoulDay(daysAhead)
  const programId = careProgramId(branchId)
  const path = `program_sessions/${sessionId(programId, day, '06:00')}`
  const at = (time: string) => new Date(`${day}T${time}:00+09:00`)
  const fields = { programId, startsAt: at('06:00'), endsAt: at('08:00'), capacity: 20, taken }
  await backend.patch(path, toWireFields({ ...fields, last: '' }))
  return { path, day }
}

export async function chooseDay(page: Page, day: string): Promise<void> {
  const [year, month, date] = day.split('-').map(Number)
  await expect(page.getByRole('list', { name: '시간' })).toBeVisible()
  await button(page, new RegExp(`^${year}년 ${month}월 ${date}일`)).click()
}
