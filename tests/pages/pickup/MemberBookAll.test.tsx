import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { addDays } from 'date-fns/addDays'
import { addMinutes } from 'date-fns/addMinutes'
import { subHours } from 'date-fns/subHours'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dayOf } from '@/domain/dates/day'
import { seoulTime } from '@/domain/dates/seoulTime'
import type { Reservation } from '@/domain/rides/reservations/reservation'
import { MemberBookAll } from '@/pages/pickup/cart/MemberBookAll'
import { configureFirestore } from '@/repository/firestore/client'
import { readUpcomingRides } from '@/repository/rides/rides'
import { signOut } from '@/services/account'
import { configureAuth } from '@/services/authConfig'
import { openMemberApp } from '@/services/authConnection'
import { useReservationCart } from '@/stores/reservationCart'
import { aReservation } from '../../domain/rides/aReservation'
import { asMember } from '../../remote/asMember'
import { withQueries } from '../../remote/withQueries'
import { localFirestore } from '../../repository/localFirestore'
import { aChildDocument, aMemberDocument, signInByPhone } from '../../repository/memberAccount'
import { localAuth } from '../../services/localAuth'

const firestore = localFirestore()
const auth = localAuth()
const said: string[] = []
let confirms = true
let uid = ''

beforeEach(async () => {
  said.length = 0
  confirms = true
  window.alert = (text) => void said.push(String(text))
  window.confirm = (text) => {
    said.push(String(text))
    return confirms
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const backend = firestore.backend()
  configureAuth({ ...auth.backend(), projectId: backend.projectId, apiKey: backend.projectId })
  configureFirestore(backend, openMemberApp)
  uid = await signInByPhone('+821012345678')
  await firestore.put(`users/${uid}`, aMemberDocument('+821012345678'))
})
afterEach(() => {
  useReservationCart.getState().clear()
})

const putChild = (id: string, name: string) =>
  firestore.put(`users/${uid}/children/${id}`, aChildDocument(name))
const inDays = (days: number) => dayOf(addDays(new Date(), days))
const line = (change: Partial<Reservation> = {}) =>
  aReservation({ date: inDays(3), child: { id: 'own', name: '이하늘' }, ...change })
const fill = (...lines: Reservation[]) => useReservationCart.getState().add(lines)
const cartIds = () => useReservationCart.getState().items.map(({ id }) => id)
const booked = () => readUpcomingRides(uid, new Date())
const press = () => fireEvent.click(screen.getByRole('button', { name: '전체 예약하기' }))

function openCart() {
  render(
    withQueries(
      <MemoryRouter initialEntries={['/pickup']}>
        <Routes>
          <Route path="/pickup" element={asMember(<MemberBookAll />, uid)} />
          <Route path="/my/bookings" element={<h1>내 예약</h1>} />
        </Routes>
      </MemoryRouter>,
    ),
  )
}

const arrivesAtBookings = () =>
  screen.findByRole('heading', { name: '내 예약' }, { timeout: 10_000 })

test('every line becomes a ride, leaves the cart, and 내 예약 opens', async () => {
  await putChild('own', '이하늘')
  fill(line({ id: 'a' }), line({ id: 'b', hour: 20, seriesId: 'week' }))
  openCart()
  press()
  expect(screen.getByRole('button', { name: '전체 예약하기' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  press()
  await arrivesAtBookings()
  expect(said).toEqual(['2건, 총 17,484원\n아지트에서 확인하면 예약이 확정돼요.'])
  expect(cartIds()).toEqual([])
  await expect(booked()).resolves.toMatchObject([
    { id: 'a', uid, childId: 'own', status: 'requested', seriesId: null },
    { id: 'b', fareKRW: 9_742, seriesId: 'week' },
  ])
})

test('lines that start too soon stay and are counted', async () => {
  await putChild('own', '이하늘')
  fill(line({ id: 'a' }), line({ id: 'old', date: inDays(-1) }))
  openCart()
  press()
  await arrivesAtBookings()
  expect(said[0]).toMatch(/^1건, 총 7,742원\n.*\n시간이 지난 1건은 제외했어요\.$/)
  expect(cartIds()).toEqual(['old'])
})

test('an empty cart, or one with nothing to send, says so', () => {
  openCart()
  press()
  fill(line({ date: inDays(-1) }))
  press()
  expect(said).toEqual([
    '담긴 예약이 없습니다.',
    '지금 예약할 수 있는 예약이 없어요.\n지난 예약은 삭제해 주세요.',
  ])
})

test('without children nothing is sent, and the way to add one is shown', async () => {
  fill(line({ child: { id: 'child-1', name: '김하준' } }))
  openCart()
  press()
  const alert = within(await screen.findByRole('alert'))
  expect(alert.getByText('등록된 자녀가 없어요.')).toBeVisible()
  expect(alert.getByRole('link', { name: '자녀 추가' })).toHaveAttribute('href', '/my/children')
  expect(cartIds()).toEqual(['r-1'])
  await expect(booked()).resolves.toEqual([])
})

test('a guest’s cart is booked for the account’s children, with one question per name', async () => {
  await putChild('own-1', '이하늘')
  await putChild('own-2', '이바다')
  fill(
    line({ id: 'a', child: { id: 'child-1', name: '김하준' } }),
    line({ id: 'b', hour: 15, child: { id: 'child-1', name: '김하준' } }),
    line({ id: 'c', child: { id: 'child-2', name: '이바다' } }),
  )
  openCart()
  press()
  const dialog = within(await screen.findByRole('dialog', { name: '자녀 선택' }))
  expect(await dialog.findByText('누구의 예약인가요?')).toBeVisible()
  expect(dialog.getByRole('combobox', { name: '이바다' })).toHaveDisplayValue('이바다')
  fireEvent.click(dialog.getByRole('button', { name: '계속' }))
  const asked = dialog.getByRole('combobox', { name: '김하준' })
  await waitFor(() => expect(asked).toHaveAccessibleDescription('자녀를 선택해 주세요.'))
  expect(asked).toHaveFocus()
  fireEvent.change(asked, { target: { value: 'own-1' } })
  fireEvent.click(dialog.getByRole('button', { name: '계속' }))
  await arrivesAtBookings()
  const rides = await booked()
  expect(new Map(rides.map(({ id, childId, childName }) => [id, [childId, childName]]))).toEqual(
    new Map([
      ['a', ['own-1', '이하늘']],
      ['b', ['own-1', '이하늘']],
      ['c', ['own-2', '이바다']],
    ]),
  )
})

test('a ride of the same child within 30 minutes makes one question', async () => {
  await putChild('own', '이하늘')
  fill(line({ id: 'first' }))
  openCart()
  press()
  await arrivesAtBookings()
  said.length = 0
  confirms = false
  fill(line({ id: 'second', minute: 30 }), line({ id: 'third', minute: 20 }))
  openCart()
  press()
  await waitFor(() =>
    expect(said).toEqual(['이하늘의 다른 예약(13:00)과 겹쳐요. 그래도 예약할까요?']),
  )
  expect(cartIds()).toEqual(['second', 'third'])
  confirms = true
  press()
  await waitFor(() => expect(cartIds()).toEqual([]))
  await expect(booked()).resolves.toHaveLength(3)
})

test('two overlapping lines of one cart make a question', async () => {
  await putChild('own', '이하늘')
  confirms = false
  fill(line({ id: 'first' }), line({ id: 'second', minute: 30 }))
  openCart()
  press()
  await waitFor(() =>
    expect(said).toEqual(['이하늘의 다른 예약(13:00)과 겹쳐요. 그래도 예약할까요?']),
  )
  expect(cartIds()).toEqual(['first', 'second'])
})

test('an ended session links to the login and back', async () => {
  fill(line())
  await signOut()
  openCart()
  press()
  expect(await screen.findByText('로그인이 만료됐어요. 다시 로그인해 주세요.')).toBeVisible()
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/login?next=/pickup',
  )
  expect(cartIds()).toEqual(['r-1'])
})

test('with a clock an hour slow the server decides, and the cart stays', async () => {
  await putChild('own', '이하늘')
  const { day, hour, minute } = seoulTime(addMinutes(new Date(), 10))
  fill(line({ date: day, hour, minute }))
  vi.setSystemTime(subHours(new Date(), 1))
  openCart()
  press()
  expect(await screen.findByText(/^그사이 내용이 바뀌었거나/)).toBeVisible()
  expect(cartIds()).toEqual(['r-1'])
})
