import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { staffAccount, teacherAccount } from '../../emulators/seed/accounts'
import { PHONE } from '../pages/localSite'
import { failingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { proveRows } from './proveRows'
import { peopleRows } from './rows/peopleRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

const TEACHER = `staff/${teacherAccount.uid}`
const isListed = async () => expect(await screen.findByText('선생님 · 성수점')).toBeVisible()
const beginAtList = async () => {
  await site.open('/staff/people')
  await isListed()
}
const button = (name: string) => () => screen.getByRole('button', { name })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))

/** Opens the agit before the list fails: its door asks for a document of the same collection. */
const inside = {
  ...site,
  failReads: async (...failing: Parameters<typeof site.failReads>) => {
    await site.open('/staff/inbox')
    await screen.findByRole('link', { name: '선생님' })
    await site.failReads(...failing)
  },
}
const reading = proveListRead(inside, {
  collection: 'staff',
  begin: () => site.user.click(screen.getByRole('link', { name: '선생님' })),
  isWaiting: async () => {
    expect(await screen.findByRole('button', { name: '선생님 초대' })).toBeVisible()
    expect(screen.getByRole('navigation', { name: '관리 메뉴' })).toBeVisible()
  },
  isShown: isListed,
})

const name = (of: string) => dialog(of).getByRole('textbox', { name: '이름' })
const inviting = proveCommand(site, {
  begin: async () => {
    await beginAtList()
    await site.press('선생님 초대')
    await site.user.type(name('선생님 초대'), '이수연')
    const phone = dialog('선생님 초대').getByRole('textbox', { name: '휴대폰 번호' })
    await site.user.type(phone, '01000000031')
    await site.user.click(dialog('선생님 초대').getByRole('checkbox', { name: '마포점' }))
  },
  button: () => dialog('선생님 초대').getByRole('button', { name: '초대 만들기' }),
  stays: async () => {
    expect(name('선생님 초대')).toHaveValue('이수연')
    expect(dialog('선생님 초대').getByRole('checkbox', { name: '마포점' })).toBeChecked()
  },
  isDone: async () => {
    expect(await dialog('선생님 초대').findByText(/^72시간 안에 010-\*{4}-0031/)).toBeVisible()
    expect(await site.backend.list('staff_invites')).toHaveLength(1)
  },
})

const changing = proveCommand(site, {
  begin: async () => {
    await beginAtList()
    await site.press('성수쌤 수정')
    await site.user.type(name('선생님 수정'), ' 2')
  },
  button: () => dialog('선생님 수정').getByRole('button', { name: '저장' }),
  stays: async () => expect(name('선생님 수정')).toHaveValue('성수쌤 2'),
  isDone: async () => {
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await site.backend.get(TEACHER)).toMatchObject({ name: { stringValue: '성수쌤 2' } })
  },
  isRepeatable: true,
})

const puttingOut = proveCommand(site, {
  begin: beginAtList,
  button: button('성수쌤 내보내기'),
  stays: isListed,
  isDone: async () => {
    await waitFor(() => expect(screen.queryByText('선생님 · 성수점')).toBeNull())
    expect(await site.backend.get(TEACHER)).toBeUndefined()
  },
  isRepeatable: true,
  again: { wrong: () => site.press('다시 시도') },
})

const CODE = 'ABCDEFGHJK'
const joining = proveCommand(site, {
  begin: async () => {
    await site.signIn()
    await site.backend.put(`staff_invites/${CODE}`, {
      ...{ name: '새쌤', phone: PHONE, role: 'teacher', branchIds: ['mapo'] },
      ...{ by: staffAccount.uid, createdAt: new Date() },
    })
    await site.open(`/staff/join#${CODE}`)
    expect(await screen.findByText('새쌤 님, 도담아지트 마포점에 합류할까요?')).toBeVisible()
  },
  button: button('합류하기'),
  isDone: async () => {
    await waitFor(() => expect(site.path()).toBe('/staff'))
    expect(await site.backend.get(`staff/${site.uid}`)).toMatchObject({
      inviteId: { stringValue: CODE },
    })
  },
})

proveRows(peopleRows, {
  'people of the agit, reading': reading,
  'people of the agit, inviting': inviting,
  'people of the agit, changing': changing,
  'people of the agit, putting out': puttingOut,
  'people of the agit, joining': joining,
})
