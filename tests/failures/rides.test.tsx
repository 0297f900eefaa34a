import { act, screen, waitFor, within } from '@testing-library/react'
import { addHours } from 'date-fns/addHours'
import { beforeEach, expect } from 'vitest'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { useReservationCart } from '@/stores/reservationCart'
import { parentAccount } from '../../emulators/seed/accounts'
import { aReservation } from '../domain/rides/aReservation'
import { aRide } from '../domain/rides/aRide'
import { PINNED_NOW } from '../pinnedClock'
import { DENIED, failingSite, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveFollowedRead } from './proveFollowedRead'
import { proveRows } from './proveRows'
import { rideRows } from './rows/rideRows'

const site = failingSite()
beforeEach(async () => {
  await site.signIn()
  // Each test puts its own.
  await site.backend.remove('rides/local-ride-tomorrow')
  await site.backend.remove('rides/local-ride-arrived')
})

const RIDE = 'rides/own'
const driver = { name: '박민지', car: '흰색 카니발 12가 3456' }
const confirmed = { status: 'confirmed', driver, reached: { confirmed: PINNED_NOW } } as const
const putRide = (change: Parameters<typeof aRide>[0]) =>
  site.backend.put(RIDE, aRide({ uid: site.uid, ...change }))
const leave = () =>
  site.backend.change(RIDE, {
    status: 'onTheWay',
    driver,
    reached: { confirmed: PINNED_NOW, onTheWay: new Date() },
    updatedAt: new Date(),
  })

const isAt = (step: string) => () =>
  waitFor(() => {
    const steps = within(screen.getByRole('region', { name: '오늘' })).getByRole('list', {
      name: '진행 상황',
    })
    expect(steps.querySelector('[aria-current="step"]')).toHaveTextContent(step)
  })
const reading = proveFollowedRead(site, {
  collections: ['rides'],
  open: async () => {
    await putRide({ ...confirmed, startsAt: addHours(PINNED_NOW, 5) })
    await site.open('/my')
  },
  before: isAt('확정'),
  change: leave,
  after: isAt('출발'),
  beside: async () => expect(await screen.findByRole('button', { name: '알리기' })).toBeVisible(),
})

/** Asked for the number of the person who books, and for who writes. */
const beKnownToAuth = () => site.backend.signInByPhone(parentAccount.phone)

const retry = () => site.press('다시 시도')
const button = (name: string) => screen.getByRole('button', { name })
const cart = () => screen.findByRole('region', { name: '예약 장바구니' })
const isInCart = async () => expect(within(await cart()).getAllByRole('listitem')).toHaveLength(1)
const IN_TWO_DAYS = addDays(dayOf(PINNED_NOW), 2)
async function fillCart(): Promise<void> {
  const line = { date: IN_TWO_DAYS, distanceKm: 1.4842, fareKRW: 7_742 }
  act(() => useReservationCart.getState().add([aReservation(line)]))
  await beKnownToAuth()
  await site.open('/pickup')
  await isInCart()
}
const booking = {
  ...proveCommand(site, {
    begin: fillCart,
    button: () => button('전체 예약하기'),
    stays: isInCart,
    again: { hanging: retry, wrong: retry },
    isDone: async () => {
      await waitFor(() => expect(site.path()).toBe('/my/bookings'))
      expect(site.alerts).toEqual(['1건, 총 7,742원\n아지트에서 확인하면 예약이 확정돼요.'])
      expect(await site.backend.list('rides')).toHaveLength(1)
    },
  }),
  // A refused batch is sent again one by one.
  refused: async () => {
    await fillCart()
    await site.backend.fail({ collection: 'rides', status: 403 })
    await site.press('전체 예약하기')
    expect(await within(await cart()).findByRole('alert')).toHaveTextContent(DENIED)
    expect(within(await cart()).getByRole('button', { name: '새로 고침' })).toBeVisible()
    await isInCart()
  },
}

const coming = () => within(screen.getByRole('region', { name: '다가오는 예약' }))
const card = async () =>
  within(itemWith(await screen.findByRole('region', { name: '다가오는 예약' }), '성동초등학교'))
const dialog = async () => within(await screen.findByRole('dialog'))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

/** Opens the dialog of a ride at 13:00 in three days. */
async function openDialog(opener: string, change: Parameters<typeof aRide>[0] = {}): Promise<void> {
  await putRide({ startsAt: seoulInstant(addDays(dayOf(PINNED_NOW), 3), 13, 0), ...change })
  await site.open('/my/bookings')
  await waitFor(card)
  await site.user.click((await card()).getByRole('button', { name: opener }))
  await dialog()
}
const says = (words: string) =>
  waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(words))

const cancel = () => button('예약 취소하기')
const askToCancel = async () => {
  await openDialog('예약 취소', confirmed)
  await says('취소 수수료 0원')
}
const cancelling = {
  ...proveCommand(site, {
    begin: askToCancel,
    button: cancel,
    again: { hanging: retry },
    finds: async () => {
      await says('예약을 취소했어요.')
      await site.user.click(cancel())
    },
    isDone: async () => {
      await isClosed()
      expect(await coming().findByText(/^취소했어요 · 13:00/)).toBeVisible()
    },
  }),
  refused: async () => {
    await askToCancel()
    await leave()
    await site.user.click(cancel())
    await says('지금 취소할 수 있는 예약이 없어요.')
    await site.press('닫기')
    expect(await coming().findByText('출발')).toBeVisible()
  },
}

const changing = proveCommand(site, {
  begin: async () => {
    await openDialog('시간 변경')
    await site.user.selectOptions((await dialog()).getByRole('combobox', { name: '시' }), '16')
  },
  button: () => button('변경하기'),
  stays: async () =>
    expect((await dialog()).getByRole('combobox', { name: '시' })).toHaveValue('16'),
  again: { hanging: retry },
  finds: async () => {
    await says('시간을 변경했어요')
    await site.press('변경하기')
  },
  isDone: async () => {
    await isClosed()
    expect(await coming().findByText('16:00')).toBeVisible()
  },
})

const WORDS = '할머니가 가요'
const messaging = proveCommand(site, {
  begin: async () => {
    await beKnownToAuth()
    await openDialog('알리기')
    await site.user.type((await dialog()).getByRole('textbox', { name: '내용' }), WORDS)
  },
  button: () => button('보내기'),
  stays: async () =>
    expect((await dialog()).getByRole('textbox', { name: '내용' })).toHaveValue(WORDS),
  again: { hanging: retry, wrong: retry },
  isDone: async () => {
    await isClosed()
    expect(await coming().findByText(/^보냄 /)).toBeVisible()
    expect(await site.backend.list('messages')).toHaveLength(1)
  },
})

proveRows(rideRows, {
  'rides, reading': reading,
  'rides, booking': booking,
  'rides, cancelling': cancelling,
  'rides, changing the time': changing,
  'messages, sending': messaging,
})
