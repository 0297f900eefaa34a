import { screen, waitFor, within } from '@testing-library/react'
import { addMinutes } from 'date-fns/addMinutes'
import { beforeEach, expect } from 'vitest'
import { addDays, dayOf, seoulInstant } from '@/domain/dates/day'
import { staffAccount } from '../../emulators/seed/accounts'
import { aRide } from '../domain/rides/aRide'
import { rested } from '../pages/staff/rested'
import { PINNED_NOW } from '../pinnedClock'
import { failingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveRows } from './proveRows'
import { noMessage, proveStaffList } from './proveStaffList'
import { boardRows } from './rows/boardRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

const day = addDays(dayOf(PINNED_NOW), 2)
const startsAt = seoulInstant(day, 13, 0)
const path = `/staff?date=${day}`
const RIDE = 'rides/one'
const putRide = (change: Parameters<typeof aRide>[0] = {}) =>
  site.backend.put(RIDE, aRide({ uid: site.uid, startsAt, ...change }))
const confirm = () =>
  site.backend.change(RIDE, {
    status: 'confirmed',
    reached: { confirmed: PINNED_NOW },
    updatedAt: new Date(),
  })

const step = (name: string) =>
  within(screen.getByRole('list', { name: '픽업 목록' })).getByRole('button', { name })
const isOffered = (name: string) => () => waitFor(() => expect(step(name)).toBeVisible())

const reading = proveStaffList(site, {
  ...{ path, collection: 'rides', put: { before: () => putRide(), after: confirm } },
  isShown: { before: isOffered('확정하기'), after: isOffered('출발') },
})

const steps = proveCommand(site, {
  begin: async () => {
    await putRide()
    await site.open(path)
    await isOffered('확정하기')()
  },
  button: () => step('확정하기'),
  stays: rested,
  unsent: '김하준 확정',
  // The list that is read then shows it.
  finds: isOffered('출발'),
  isDone: async () => {
    await isOffered('출발')()
    await noMessage()
  },
})

/** Ten are shown, and the others folded. */
const FOLDED = 2
const family = Array.from({ length: 10 + FOLDED }, (_, minute) =>
  aRide({ id: `ride-${minute}`, uid: site.uid, startsAt: addMinutes(startsAt, minute) }),
)
const begin = async () => {
  await site.backend.putAll('rides', family)
  await site.open(path)
  expect(await screen.findByText(`${FOLDED}건 더`)).toBeVisible()
}
const all = () => screen.getByRole('button', { name: '모두 거절하기' })
const areDeclined = async () => {
  await waitFor(() => expect(screen.queryByRole('button', { name: '모두 거절하기' })).toBeNull())
  expect(screen.getByText(`${FOLDED}건 더`)).toBeVisible()
  await noMessage()
  const rides = await site.backend.list('rides')
  expect(JSON.stringify(rides).match(/"declined"\}/g)).toHaveLength(FOLDED)
}
const declining = {
  ...proveCommand(site, {
    ...{ begin, button: all, stays: rested },
    isDone: areDeclined,
    finds: areDeclined,
  }),
  // A refused batch is sent again one by one.
  refused: async () => {
    await begin()
    site.failCommits('refused')
    await site.tap(all)
    await areDeclined()
  },
}

proveRows(boardRows, {
  'the agit: rides of a day': reading,
  'the agit: a step of a ride': steps,
  'the agit: declining the many rides of a family': declining,
})
