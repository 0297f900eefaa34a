import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { staffAccount } from '../../emulators/seed/accounts'
import { DENIED, FAILED, failingSite, findMessage, itemWith } from './failingSite'
import { proveCommand } from './proveCommand'
import { type Proof, proveRows } from './proveRows'
import { noMessage } from './proveStaffList'
import { contentRows } from './rows/contentRows'
import type { Fault } from './rows/failureRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

const main = () => screen.getByRole('main')
const isRead = (title: string) =>
  waitFor(() => expect(within(main()).getAllByText(title)[0]).toBeVisible())

const fails =
  (fault: Fault, words: string, retry: string): Proof =>
  async () => {
    await site.failReads(fault, 'snack_menu_growth')
    await site.open('/staff/content?tab=growth')
    await site.giveUp(fault)
    await findMessage(words)
    await site.heal()
    await site.press(retry)
    await isRead('칼슘 치즈')
  }
const openTab = (name: string) => site.user.click(screen.getByRole('tab', { name }))
const slow: Proof = async () => {
  await site.failReads('slow', 'snack_menu_basic')
  await site.open('/staff/content?tab=basic')
  expect(await screen.findByText('간식 화면에 차례로 보여요.')).toBeVisible()
  await openTab('성장 간식')
  await isRead('칼슘 치즈')
  await openTab('기본 간식')
  await site.heal()
  await isRead('바나나')
}

const openBanners = async () => {
  await site.open('/staff/content')
  await isRead(MOVED)
}

const TYPED = '고친 설명'
const description = () => screen.getByRole('textbox', { name: '설명' })
const save = () => screen.getByRole('button', { name: '저장' })
const saving = proveCommand(site, {
  begin: async () => {
    await openBanners()
    await site.press('오늘은 로봇, 내일은 미술 수정')
    await waitFor(() => expect(description()).toHaveValue())
    fireEvent.change(description(), { target: { value: TYPED } })
  },
  button: save,
  stays: async () => expect(description()).toHaveValue(TYPED),
  isRepeatable: true,
  isDone: async () => {
    expect(await screen.findByRole('heading', { name: '화면 내용' })).toBeVisible()
    const banners = JSON.stringify(await site.backend.list('banners'))
    expect(banners.split(TYPED)).toHaveLength(2)
  },
})

const MOVED = '교문 앞에서 기다리고 있을게요'
const isAt = (place: number) => () =>
  waitFor(() => expect(itemWith(main(), MOVED)).toHaveTextContent(`${place}번째`))
const hasMoved = async () => {
  await isAt(2)()
  await noMessage()
}
const moving = proveCommand(site, {
  begin: async () => {
    await openBanners()
    await isAt(1)()
  },
  button: () => screen.getByRole('button', { name: `${MOVED} 아래로` }),
  finds: hasMoved,
  isDone: hasMoved,
})

const DOOMED = '배고픈 네 시, 간식이 기다려요'
const isGone = async () => {
  await waitFor(() => expect(within(main()).queryByText(DOOMED)).toBeNull())
  await noMessage()
  await isRead(MOVED)
}
const deleting = proveCommand(site, {
  begin: openBanners,
  button: () => screen.getByRole('button', { name: `${DOOMED} 삭제` }),
  finds: isGone,
  isDone: isGone,
})

proveRows(contentRows, {
  'the agit: contents of the site': {
    refused: fails('refused', DENIED, '새로 고침'),
    slow,
    hanging: fails('hanging', FAILED, '다시 시도'),
    wrong: fails('wrong', FAILED, '다시 시도'),
  },
  'the agit: saving a content': saving,
  'the agit: moving a content': moving,
  'the agit: deleting a content': deleting,
})
