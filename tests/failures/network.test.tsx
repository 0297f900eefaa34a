import { screen, waitFor, within } from '@testing-library/react'
import { addHours } from 'date-fns/addHours'
import { beforeEach, expect, vi } from 'vitest'
import { parentAccount } from '../../emulators/seed/accounts'
import { aRide } from '../domain/rides/aRide'
import { PINNED_NOW } from '../pinnedClock'
import { failingSite } from './failingSite'
import { type Proofs, proveRows } from './proveRows'
import { networkRows } from './rows/networkRows'

const site = failingSite()
beforeEach(async () => {
  await site.signIn()
  // Who writes is asked for the number.
  await site.backend.signInByPhone(parentAccount.phone)
  await site.backend.remove('rides/local-ride-tomorrow')
})

const OFFLINE = '인터넷 연결을 확인해 주세요.'
const coming = () => within(screen.getByRole('region', { name: '다가오는 예약' }))
const dialog = async () => within(await screen.findByRole('dialog'))
const content = async () => (await dialog()).getByRole('textbox', { name: '내용' })
function setNetwork(isThere: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isThere)
  site.backend.setOffline(!isThere)
}

const network: Proofs = {
  refused: async () => {
    await site.backend.put(
      'rides/own',
      aRide({ uid: site.uid, startsAt: addHours(PINNED_NOW, 72) }),
    )
    await site.open('/my/bookings')
    const [sendMessage] = await screen.findAllByRole('button', { name: '알리기' })
    await site.tap(() => sendMessage ?? document.body)
    await site.user.type(await content(), '할머니가 가요')
    setNetwork(false)
    await site.press('보내기')
    expect(await (await dialog()).findByText(OFFLINE)).toBeVisible()
    expect(await content()).toHaveValue('할머니가 가요')
    expect(screen.getByRole('heading', { name: '다가오는 예약', hidden: true })).toBeInTheDocument()
    setNetwork(true)
    await site.press('다시 시도')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await coming().findByText(/^보냄 /)).toBeVisible()
    expect(await site.backend.list('messages')).toHaveLength(1)
  },
}

proveRows(networkRows, { 'the network of a member’s device': network })
