import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { programTimetables } from '@/content/programs/programTimetables'
import { sessionsOfMonth } from '@/domain/programs/programSession'
import { staffAccount } from '../../emulators/seed/accounts'
import { DENIED, FAILED, failingSite, findMessage } from './failingSite'
import { proveCommand } from './proveCommand'
import { type Proof, proveRows } from './proveRows'
import { noMessage } from './proveStaffList'
import { programSessionRows } from './rows/programSessionRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

const MONTH_WITHOUT = '2027-03'
const sessions = () =>
  within(screen.getByRole('list', { name: '회차' }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement === screen.getByRole('list', { name: '회차' }))

async function openPrograms(): Promise<void> {
  await site.open('/staff/programs')
  fireEvent.change(await screen.findByLabelText('월'), { target: { value: MONTH_WITHOUT } })
}

const isOpened: Proof = () => waitFor(() => expect(sessions()[0]).toHaveTextContent('0 / 8'))
const opening = proveCommand(site, {
  begin: async () => {
    await openPrograms()
    expect(await screen.findByText('열린 회차가 없어요.')).toBeVisible()
  },
  button: () => screen.getByRole('button', { name: '회차 열기' }),
  finds: async () => {
    expect(await screen.findByText('이 달의 회차는 모두 열려 있어요.')).toBeVisible()
    await noMessage()
  },
  isDone: isOpened,
})

const rosterOf = (index: number) => {
  const session = sessions()[index]
  if (!session) throw new Error(`there is no session ${index}`)
  return session
}
const toggle = (index = 0) =>
  site.tap(() => within(rosterOf(index)).getByRole('button', { name: '명단' }))
const isShown = () => waitFor(() => expect(rosterOf(0)).toHaveTextContent('예약한 아이가 없어요.'))
const isWaiting = (index: number) =>
  waitFor(() => expect(rosterOf(index).querySelector('[aria-busy="true"]')).not.toBeNull())

async function openRosters(): Promise<void> {
  const ofMonth = sessionsOfMonth('art', programTimetables.art, MONTH_WITHOUT)
  await site.backend.putAll('program_sessions', ofMonth)
  await openPrograms()
  await waitFor(() => expect(sessions()).toHaveLength(ofMonth.length))
}

const retriedAfter =
  (fault: 'hanging' | 'wrong'): Proof =>
  async () => {
    await openRosters()
    await site.failReads(fault, 'bookings')
    await toggle()
    await site.giveUp(fault)
    await findMessage(FAILED)
    await site.heal()
    await site.press('다시 시도')
    await isShown()
  }

proveRows(programSessionRows, {
  'the agit: opening sessions': opening,
  'the agit: a roster': {
    refused: async () => {
      await openRosters()
      await site.failReads('refused', 'bookings')
      await toggle()
      await findMessage(DENIED)
      await site.heal()
      await toggle()
      await toggle()
      await isShown()
    },
    slow: async () => {
      await openRosters()
      await site.failReads('slow', 'bookings')
      await toggle()
      await isWaiting(0)
      await toggle(1)
      await isWaiting(1)
      await site.heal()
      await isShown()
    },
    hanging: retriedAfter('hanging'),
    wrong: retriedAfter('wrong'),
  },
})
