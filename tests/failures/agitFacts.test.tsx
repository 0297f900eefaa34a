import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect } from 'vitest'
import { addDays, dayOf } from '@/domain/dates/day'
import { staffAccount } from '../../emulators/seed/accounts'
import { DENIED, FAILED, failingSite, findMessage } from './failingSite'
import { proveCommand } from './proveCommand'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { agitFactRows } from './rows/agitFactRows'
import type { Fault } from './rows/failureRows'

const site = failingSite()
beforeEach(() => site.backend.signInMember(staffAccount.uid))

const named = (name: string) => () => screen.getByRole('button', { name })
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const isListed = (name: string) => async () =>
  expect(await screen.findByRole('button', { name })).toBeVisible()
const fill = (control: HTMLElement, value: string) =>
  fireEvent.change(control, { target: { value } })
const stored = async (collection: string) => JSON.stringify(await site.backend.list(collection))
/** How often a collection holds a text. */
const count = async (collection: string, text: string) =>
  (await stored(collection)).split(text).length - 1

interface List {
  collection: string
  address: string
  /** A tab that is read from elsewhere, and what it shows. */
  other: { tab: string; shows: string }
  /** Of an item. */
  button: string
}

function proveList({ collection, address, other, button }: List): Proofs {
  const fails =
    (fault: Fault, words: string, retry: string): Proof =>
    async () => {
      await site.failReads(fault, collection)
      await site.open(address)
      await site.giveUp(fault)
      await findMessage(words)
      await site.heal()
      await site.press(retry)
      await isListed(button)()
    }
  return {
    refused: fails('refused', DENIED, '새로 고침'),
    slow: async () => {
      await site.failReads('slow', collection)
      await site.open(address)
      await site.user.click(await screen.findByRole('tab', { name: other.tab }))
      expect(await screen.findByText(other.shows)).toBeVisible()
      await site.heal()
      await site.open(address)
      await isListed(button)()
    },
    hanging: fails('hanging', FAILED, '다시 시도'),
    wrong: fails('wrong', FAILED, '다시 시도'),
  }
}

const inDays = (days: number) => addDays(dayOf(new Date()), days)

const change = (tab: string, title: string, field: string, typed: string) => {
  const amount = () => dialog(title).getByRole('textbox', { name: field })
  return proveCommand(site, {
    begin: async () => {
      await site.open(`/staff/settings${tab}`)
      await waitFor(() => expect(named(title)()).toBeVisible())
      await site.press(title)
      fill(amount(), typed)
      fill(dialog(title).getByLabelText('적용일'), inDays(40))
    },
    button: () => dialog(title).getByRole('button', { name: '저장' }),
    stays: async () => expect(amount()).toHaveValue(typed),
    isRepeatable: true,
    isDone: async () => {
      await isListed('바꾸기 취소')()
      expect(await count('settings', typed.replace(',', ''))).toBe(1)
      expect(await count('notices', typed)).toBe(1)
    },
  })
}

const CLOSING = '휴무일 추가'
const closing = proveCommand(site, {
  begin: async () => {
    await site.open('/staff/settings?tab=closures')
    await waitFor(() => expect(named(CLOSING)()).toBeVisible())
    await site.press(CLOSING)
    // Nothing of the sample stands so far ahead.
    for (const label of ['시작일', '종료일'])
      fill(dialog(CLOSING).getByLabelText(label), inDays(100))
    fill(dialog(CLOSING).getByRole('textbox', { name: '사유' }), '난방 공사')
    await site.tap(() => dialog(CLOSING).getByRole('button', { name: '다음' }))
    expect(await dialog(CLOSING).findByText('취소할 예약이 없어요.')).toBeVisible()
  },
  button: () => dialog(CLOSING).getByRole('button', { name: /^(?:휴무로 정하기|계속하기)$/ }),
  isRepeatable: true,
  isDone: async () => {
    expect(await screen.findByText(/을 휴무로 정했어요\.$/)).toBeVisible()
    expect(await count('settings', '난방 공사')).toBe(6)
    expect(await stored('notices')).toContain('난방 공사')
  },
})

interface Form {
  address: string
  field: string
  typed: string
  collection: string
  title: string
  also?: () => void
}

function proveForm({ address, field, typed, collection, title, also }: Form): Proofs {
  const control = () => screen.getByRole('textbox', { name: field })
  return proveCommand(site, {
    begin: async () => {
      await site.open(address)
      await waitFor(() => expect(control()).toBeVisible())
      fill(control(), typed)
      also?.()
    },
    button: named('저장'),
    stays: async () => expect(control()).toHaveValue(typed),
    isRepeatable: true,
    isDone: async () => {
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
      expect(await count(collection, typed)).toBe(1)
    },
  })
}

proveRows(agitFactRows, {
  'the agit: notices': proveList({
    collection: 'notices',
    address: '/staff/content?tab=notice',
    other: { tab: '기본 간식', shows: '바나나' },
    button: '간식 카드에서 알레르기 성분을 확인하세요 내리기',
  }),
  'the agit: programs': proveList({
    collection: 'programs',
    address: '/staff/content?tab=program',
    other: { tab: '기본 간식', shows: '바나나' },
    button: '물감 탐험대 수정',
  }),
  'the agit: branches': proveList({
    collection: 'branches',
    address: '/staff/settings?tab=branches',
    other: { tab: '요금', shows: '바뀐 요금이 없어요.' },
    button: '마포점 수정',
  }),
  'the agit: changing the fares': change('', '요금 바꾸기', '기본 요금', '11,000'),
  'the agit: changing the prices of passes': change(
    '?tab=prices',
    '이용권 바꾸기',
    '월 정기권 가격',
    '62,000',
  ),
  'the agit: closing a day': closing,
  'the agit: saving a notice': proveForm({
    address: '/staff/content?tab=notice&edit=',
    field: '제목',
    typed: '난방 공사를 해요',
    collection: 'notices',
    title: '화면 내용',
    also: () => fill(screen.getByRole('textbox', { name: '내용' }), '하루 걸려요.'),
  }),
  'the agit: saving a program': proveForm({
    address: '/staff/content?tab=program&edit=art',
    field: '준비물',
    typed: '앞치마와 물통',
    collection: 'programs',
    title: '화면 내용',
  }),
  'the agit: saving a branch': proveForm({
    address: '/staff/settings?tab=branches&edit=mapo',
    field: '주차',
    typed: '건물 뒤 두 대',
    collection: 'branches',
    title: '설정',
  }),
})
