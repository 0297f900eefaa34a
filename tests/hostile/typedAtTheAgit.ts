import fc from 'fast-check'
import { expect } from 'vitest'
import { programTimetables } from '@/content/programs/programTimetables'
import { checkCancelReason, checkTakerName, leftWithOf } from '@/domain/care/attendance'
import { stayMatcher } from '@/domain/care/careBoard'
import { checkNoteText } from '@/domain/care/dayNote'
import { staysOf } from '@/domain/care/stay'
import { checkAdjustmentAmount, checkAdjustmentNote } from '@/domain/money/adjustment'
import { findOrders } from '@/domain/orders/order'
import { checkCapacity, sessionsOfMonth } from '@/domain/programs/programSession'
import { checkRefusalReason, driverOf } from '@/domain/rides/rideBoard'
import { aCareBooking } from '../domain/care/aCareBooking'
import { anOrder } from '../domain/orders/anOrder'
import { reasonOf } from '../domain/reasonOf'
import { entryPoint } from './entryPoint'
import { hostileText, koreanText } from './hostileValues'
import { expectKorean, text } from './typedText'

export const typedAtTheAgit = [
  entryPoint({
    name: 'what the agit types on 오늘의 픽업',
    hostile: hostileText,
    sound: fc.record({ reason: fc.constant('도로 통제'), name: koreanText }),
    holds: (hostile, { reason, name }) => {
      expectKorean(reasonOf(checkRefusalReason(hostile)))
      const driver = driverOf(hostile, hostile)
      expect(driver === undefined).toBe(hostile.trim() === '')
      expect(driver?.name.length ?? 0).toBeLessThanOrEqual(200)
      expect(reasonOf(checkRefusalReason(reason))).toBeUndefined()
      expect(driverOf(` ${name} `, '')).toEqual({ name: name.trim(), car: '' })
    },
  }),
  entryPoint({
    name: 'the month and the capacity of a program’s sessions',
    hostile: text,
    sound: fc.integer({ min: 1, max: 1000 }),
    holds: (hostile, capacity) => {
      const [first] = sessionsOfMonth('art', programTimetables.art, '2026-12')
      if (!first) throw new Error('no session')
      const session = { ...first, taken: capacity }
      const problem = reasonOf(checkCapacity(session, Number(hostile)))
      if (problem) expectKorean(problem)
      expect(reasonOf(checkCapacity(session, capacity))).toBeUndefined()
      for (const { id } of sessionsOfMonth('art', programTimetables.art, hostile))
        expect(id).toMatch(/^art_\d{8}_\d{4}$/)
    },
  }),
  entryPoint({
    name: 'what the agit types on 오늘의 돌봄',
    hostile: hostileText,
    sound: koreanText,
    holds: (hostile, sound) => {
      for (const check of [checkTakerName, checkCancelReason, checkNoteText, checkAdjustmentNote]) {
        const problem = reasonOf(check(hostile))
        if (problem) expectKorean(problem)
        expect(reasonOf(check(sound.slice(0, 20).trim() || '가'))).toBeUndefined()
      }
      const amount = reasonOf(checkAdjustmentAmount(hostile))
      if (amount) expectKorean(amount)
      const other = { id: 'other', kind: 'other', words: '그 밖의 분' } as const
      expect(leftWithOf(other, hostile).length).toBeLessThanOrEqual(50)
      const stay = staysOf([aCareBooking({ childName: hostile })])
      expect(stay.filter(stayMatcher(hostile)).length).toBe(1)
    },
  }),
  entryPoint({
    name: 'the search for a depositor',
    hostile: text,
    sound: koreanText,
    holds: (hostile, sound) => {
      const orders = [hostile, sound].map((depositor) => anOrder({ depositor }))
      for (const searched of [hostile, sound])
        expect(findOrders(orders, 'awaitingPayment', searched).length).toBeGreaterThan(0)
      expect(findOrders(orders, 'paid', hostile)).toEqual([])
    },
  }),
]
