import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { guardianAccount } from '../../emulators/seed/accounts'
import { failingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { proveRows } from './proveRows'
import { familyRows } from './rows/familyRows'

const site = failingSite()
beforeEach(site.signIn)

const openFamily = () => site.open('/my/family')
const isListed = async () => expect(await screen.findByText('하준아빠(아빠)')).toBeVisible()
const button = (name: string) => screen.getByRole('button', { name })

const reading = proveListRead(site, {
  collection: 'guardians',
  begin: openFamily,
  isWaiting: async () => {
    expect(await screen.findByRole('button', { name: '초대하기' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: '내 메뉴' })).toBeVisible()
  },
  isShown: isListed,
})

const dialog = () => within(screen.getByRole('dialog', { name: '보호자 초대' }))
const inviting = proveCommand(site, {
  begin: async () => {
    await openFamily()
    await isListed()
    await site.press('초대하기')
    await site.user.click(dialog().getByRole('radio', { name: '보기만 해요' }))
  },
  button: () => dialog().getByRole('button', { name: '초대 만들기' }),
  stays: async () => expect(dialog().getByRole('radio', { name: '보기만 해요' })).toBeChecked(),
  isDone: async () => {
    expect(await dialog().findByText('48시간 안에 한 번 쓸 수 있어요.')).toBeVisible()
    expect(await site.backend.list('family_invites')).toHaveLength(1)
  },
})

const puttingOut = proveCommand(site, {
  begin: async () => {
    await openFamily()
    await isListed()
  },
  button: () => button('하준아빠 내보내기'),
  stays: isListed,
  isDone: async () => {
    await waitFor(() => expect(screen.queryByText('하준아빠(아빠)')).toBeNull())
    const path = `users/${site.uid}/guardians/${guardianAccount.uid}`
    expect(await site.backend.get(path)).toBeUndefined()
  },
  isRepeatable: true,
  again: { wrong: () => site.press('다시 시도') },
})

proveRows(familyRows, {
  'guardians, reading': reading,
  'guardians, inviting': inviting,
  'guardians, putting out': puttingOut,
})
