import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { failingSite } from './failingSite'
import { proveCommand } from './proveCommand'
import { proveListRead } from './proveListRead'
import { proveRows } from './proveRows'
import { childRows } from './rows/childRows'

const site = failingSite()
beforeEach(site.signIn)

const openChildren = () => site.open('/my/children')
const findChild = (name: string) => screen.findByRole('heading', { name })
const isGreeted = () =>
  expect(within(screen.getByRole('banner')).getByRole('link', { name: '하준맘 님' })).toBeVisible()

const reading = proveListRead(site, {
  collection: 'children',
  begin: openChildren,
  isWaiting: async () => {
    expect(await screen.findByRole('button', { name: '자녀 추가' })).toBeVisible()
    isGreeted()
  },
  isShown: async () => {
    expect(await findChild('김하준')).toBeVisible()
    isGreeted()
  },
})

const form = () => within(screen.getByRole('dialog', { name: '자녀 등록' }))
const writing = proveCommand(site, {
  begin: async () => {
    await openChildren()
    await findChild('김하준')
    await site.press('자녀 추가')
    await site.user.type(form().getByLabelText('이름'), '박하나')
    await site.user.type(form().getByLabelText('학교'), '서초초등학교')
  },
  button: () => form().getByRole('button', { name: '저장' }),
  isArriving: true,
  isRepeatable: true,
  stays: async () => {
    expect(form().getByRole('alert')).toBeVisible()
    expect(form().getByLabelText('학교')).toHaveValue('서초초등학교')
  },
  isDone: async () => {
    expect(await findChild('박하나')).toBeVisible()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const children = await site.backend.list(`users/${site.uid}/children`)
    expect(JSON.stringify(children).split('박하나')).toHaveLength(2)
  },
})

proveRows(childRows, { 'children, reading': reading, 'children, writing': writing })
