import { describe, expect, it, test } from 'vitest'
import { seoulInstant } from '@/domain/dates/day'
import type { Program } from '@/domain/programs/program'
import {
  bookingPayload,
  changeSelection,
  nextSibling,
  type ProgramRow,
  type SelectionAction,
  selectionTotalKRW,
  stillOpen,
} from '@/domain/programs/programSelection'
import { bookingLabel, isPicked, overlappingRows } from '@/domain/programs/sessionRow'
import { fc } from '../../fastCheck'
import { aProgram, aSlot } from './aProgram'

const program = aProgram({
  allowedDates: ['2026-11-20', '2026-11-23'],
  slots: {
    '2026-11-20': [aSlot('15:00', '16:00', 2, 'today')],
    '2026-11-23': [
      aSlot('15:00', '16:30', 2, 'two'),
      aSlot('16:00', '17:30', 1, 'one'),
      aSlot('17:30', '18:00', 5, 'after'),
      aSlot('10:00', '11:00', 0, 'full'),
      aSlot('11:00', '12:00', -1, 'broken'),
    ],
    '2026-11-24': [aSlot('10:00', '11:00', 5, 'elsewhere')],
  },
})

const now = seoulInstant('2026-11-20', 14, 0)
const childIds = ['child-1', 'child-2', 'child-3']

const selected = (...actions: SelectionAction[]) =>
  actions.reduce<readonly ProgramRow[]>(
    (bookings, action) => changeSelection(bookings, action, program, now),
    [],
  )
const press = (slotId: string, childId = 'child-1'): SelectionAction => ({
  type: 'press',
  slotId,
  childId,
})
const addSibling = (rowId: string): SelectionAction => ({ type: 'addSibling', rowId, childIds })
const items = (bookings: readonly ProgramRow[]) => bookingPayload('p', bookings).items

describe('pressing a slot', () => {
  it('adds it for the default child', () => {
    expect(selected(press('two', 'child-2'))).toEqual([
      {
        rowId: 'two/1',
        slotId: 'two',
        date: '2026-11-23',
        start: '15:00',
        end: '16:30',
        priceKRW: 12_000,
        childId: 'child-2',
      },
    ])
  })

  it('removes a picked one with its siblings', () => {
    expect(selected(press('two'), press('two'))).toEqual([])
    expect(selected(press('two'), addSibling('two/1'), press('after'), press('two'))).toMatchObject(
      [{ slotId: 'after' }],
    )
  })

  test.each(['full', 'broken', 'elsewhere', 'unknown'])('does nothing for %s', (slotId) => {
    expect(selected(press(slotId))).toEqual([])
  })

  it('does nothing after the time has begun', () => {
    const begun = seoulInstant('2026-11-20', 15, 0)
    expect(changeSelection([], press('today'), program, begun)).toEqual([])
    expect(changeSelection([], press('today'), program, now)).toHaveLength(1)
  })

  it('keeps rows in order of time', () => {
    expect(selected(press('after'), press('today'), press('two')).map((row) => row.slotId)).toEqual(
      ['today', 'two', 'after'],
    )
  })
})

describe('siblings', () => {
  it('get the next child while seats remain', () => {
    const both = selected(press('two', 'child-2'), addSibling('two/1'))
    expect(items(both)).toEqual([
      { slotId: 'two', childId: 'child-2' },
      { slotId: 'two', childId: 'child-1' },
    ])
    expect(both.map(({ rowId }) => rowId)).toEqual(['two/1', 'two/2'])
    expect(nextSibling(both, 'two/1', childIds, program, now)).toBeUndefined()
    expect(changeSelection(both, addSibling('two/1'), program, now)).toEqual(both)
  })

  it('are added to that time, each child once', () => {
    const all = selected(press('two'), press('after'), addSibling('after/1'), addSibling('after/1'))
    expect(items(all)).toEqual([
      { slotId: 'two', childId: 'child-1' },
      ...childIds.map((childId) => ({ slotId: 'after', childId })),
    ])
    const swap = { type: 'setChild', rowId: 'after/1', childId: 'child-2' } as const
    expect(items(changeSelection(all, swap, program, now)).map(({ childId }) => childId)).toEqual([
      'child-1',
      'child-2',
      'child-1',
      'child-3',
    ])
  })

  it('need a child that is not in the slot yet', () => {
    const [row] = selected(press('after'))
    expect(nextSibling(row ? [row] : [], 'after/1', ['child-1'], program, now)).toBeUndefined()
  })

  it('swap when one gets the other’s child', () => {
    const swapped = selected(press('two'), addSibling('two/1'), {
      type: 'setChild',
      rowId: 'two/1',
      childId: 'child-2',
    })
    expect(items(swapped).map(({ childId }) => childId)).toEqual(['child-2', 'child-1'])
  })

  it('stay unchanged at another time', () => {
    const actions = [press('two'), press('after', 'child-2')]
    const set: SelectionAction = { type: 'setChild', rowId: 'two/1', childId: 'child-2' }
    expect(items(selected(...actions, set)).map(({ childId }) => childId)).toEqual([
      'child-2',
      'child-2',
    ])
  })

  it('are removed one by one', () => {
    const left = selected(press('two'), addSibling('two/1'), { type: 'remove', rowId: 'two/1' })
    expect(items(left)).toEqual([{ slotId: 'two', childId: 'child-2' }])
    expect(isPicked(left, 'two')).toBe(true)
  })
})

describe('overlaps', () => {
  test.each([
    [
      'the same child at 15:00~16:30 and 16:00~17:30',
      [press('two'), press('one')],
      ['two/1', 'one/1'],
    ],
    ['another child', [press('two'), press('one', 'child-2')], []],
    ['back to back', [press('one'), press('after')], []],
    ['another day', [press('today'), press('two')], []],
    ['siblings at one time', [press('two'), addSibling('two/1')], []],
  ])('%s', (_, actions, rows) => {
    expect([...overlappingRows(selected(...actions))]).toEqual(rows)
  })
})

describe('rows that are still open', () => {
  it('exclude begun times and lost seats', () => {
    const picked = selected(press('today'), press('two'), addSibling('two/1'))
    expect(stillOpen(picked, program, seoulInstant('2026-11-20', 15, 0))).toHaveLength(2)
    const fewer: Program = {
      ...program,
      slots: { '2026-11-23': [aSlot('15:00', '16:30', 1, 'two')] },
    }
    expect(items(stillOpen(picked, fewer, now))).toEqual([{ slotId: 'two', childId: 'child-1' }])
  })
})

it('the payload has exactly the published keys in their order', () => {
  const payload = bookingPayload('p', selected(press('after'), press('two', 'child-2')))
  expect(JSON.stringify(payload)).toBe(
    '{"programId":"p","items":[{"slotId":"two","childId":"child-2"},{"slotId":"after","childId":"child-1"}]}',
  )
})

it('a row is labelled by day and time', () => {
  expect(selected(press('two')).map(bookingLabel)).toEqual(['2026.11.23(월) 15:00'])
})

const slotIds = ['today', 'two', 'one', 'after', 'full', 'broken', 'elsewhere', 'unknown']
const rowIds = slotIds.flatMap((slotId) => [1, 2, 3, 4].map((number) => `${slotId}/${number}`))
const anyAction: fc.Arbitrary<SelectionAction> = fc.oneof(
  fc.record({
    type: fc.constant('press' as const),
    slotId: fc.constantFrom(...slotIds),
    childId: fc.constantFrom(...childIds),
  }),
  fc.record({
    type: fc.constant('addSibling' as const),
    rowId: fc.constantFrom(...rowIds),
    childIds: fc.constant(childIds),
  }),
  fc.record({
    type: fc.constant('setChild' as const),
    rowId: fc.constantFrom(...rowIds),
    childId: fc.constantFrom(...childIds),
  }),
  fc.record({ type: fc.constant('remove' as const), rowId: fc.constantFrom(...rowIds) }),
)
const seats: Record<string, number> = { today: 2, two: 2, one: 1, after: 5 }

it('no sequence of actions takes more seats than exist', () => {
  fc.assert(
    fc.property(fc.array(anyAction, { maxLength: 60 }), (actions) => {
      const bookings = selected(...actions)
      for (const slotId of slotIds) {
        const rows = bookings.filter((row) => row.slotId === slotId)
        expect(rows.length).toBeLessThanOrEqual(seats[slotId] ?? 0)
        expect(new Set(rows.map(({ childId }) => childId)).size).toBe(rows.length)
      }
      expect(new Set(bookings.map(({ rowId }) => rowId)).size).toBe(bookings.length)
      expect(selectionTotalKRW(bookings)).toBe(bookings.length * 12_000)
      expect(stillOpen(bookings, program, now)).toEqual(bookings)
    }),
    { numRuns: 500 },
  )
})
