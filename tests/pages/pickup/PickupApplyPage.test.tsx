import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SendPickupRequest } from '@/features/pickup-request/usePickupRequest'
import { PickupApplyPage } from '@/pages/pickup/PickupApplyPage'
import { withQueries } from '../../remote/withQueries'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T05:30:00Z') })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const openPage = (address: string) => {
  const send = vi.fn<SendPickupRequest>(async () => {})
  render(
    withQueries(
      <MemoryRouter initialEntries={[address]}>
        <PickupApplyPage send={send} />
      </MemoryRouter>,
    ),
  )
  return send
}

const field = (label: string) => screen.getByLabelText(label)
const change = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const send = () => screen.getByRole('button', { name: '신청하기' })

const fillIn = () => {
  change('신청자 이름', '김보호')
  change('연락처', '02-123-4567')
  change('희망 일시', '2026-11-21T08:30')
  change('픽업 주소', '행당초등학교 정문')
  change('도착 주소', '도담아지트 잠실점')
  change('자녀 이름', '김하준')
  fireEvent.click(field('개인정보 수집 및 이용에 동의합니다 (필수)'))
  fireEvent.click(field('마케팅 정보 수신에 동의합니다 (선택)'))
}

it('sends the request of the branch that is chosen last, with all that was typed before', async () => {
  const sent = openPage('/pickup/apply?branch=seongsu')
  expect(field('지점')).toHaveValue('seongsu')
  fillIn()
  change('지점', 'jamsil')
  await waitFor(() => expect(send()).toBeEnabled())
  fireEvent.click(send())
  expect(await screen.findByRole('heading', { name: '신청이 접수되었습니다' })).toHaveFocus()
  expect(sent.mock.calls).toStrictEqual([
    [
      expect.stringMatching(/^[\w-]{10,100}$/),
      {
        branchId: 'jamsil',
        branchName: '잠실점',
        requesterName: '김보호',
        phone: '02-123-4567',
        datetime: '2026-11-21T08:30:00+09:00',
        pickupAddr: '행당초등학교 정문',
        dropoffAddr: '도담아지트 잠실점',
        childName: '김하준',
        note: '',
        agree: true,
        mkt: true,
      },
    ],
  ])
  expect(screen.getByText('02-***-4567')).toBeVisible()
})

it('offers the names of the parent’s children', () => {
  openPage('/pickup/apply')
  fireEvent.click(screen.getByRole('button', { name: '김서연' }))
  expect(field('자녀 이름')).toHaveValue('김서연')
})
