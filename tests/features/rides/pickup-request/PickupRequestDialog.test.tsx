import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PickupRequestDialog } from '@/features/rides/pickup-request/PickupRequestDialog'
import type {
  PrefilledValues,
  SendPickupRequest,
} from '@/features/rides/pickup-request/usePickupRequest'
import { resetDeviceStores } from '@/stores/deviceStore'
import { usePickupRequestDraft } from '@/stores/pickupRequestDraft'
import { withQueries } from '../../../remote/withQueries'

// 14:30 in Seoul; the tests themselves run in Los Angeles.
const NOW = new Date('2026-11-20T05:30:00Z')
const branch = { id: 'seongsu', name: '성수점' }

const texts = {
  '신청자 이름': '김보호',
  연락처: '01012345678',
  '희망 일시': '2026-11-20T15:00',
  '픽업 주소': '행당초등학교 정문',
  '도착 주소': '도담아지트 성수점',
  '자녀 이름': '김하준',
  '요청 사항': '후문에서 만나요',
}
const consent = '개인정보 수집 및 이용에 동의합니다 (필수)'

let alerted: ReturnType<typeof vi.fn>

beforeEach(() => {
  resetDeviceStores('all')
  vi.setSystemTime(NOW)
  alerted = vi.fn()
  vi.stubGlobal('alert', alerted)
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Props {
  send: SendPickupRequest
  known: PrefilledValues
}

function BranchPage({ send, known }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        픽업 신청하기
      </button>
      <PickupRequestDialog
        branch={branch}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        known={known}
        send={send}
      />
    </>
  )
}

const aGuest: PrefilledValues = { phone: '', childNames: ['김하준', '김서연'] }

const openDialog = async (send: SendPickupRequest = async () => {}, known = aGuest) => {
  const user = userEvent.setup({ delay: null })
  render(withQueries(<BranchPage send={send} known={known} />))
  await user.click(screen.getByRole('button', { name: '픽업 신청하기' }))
  return user
}

const field = (label: string) => screen.getByLabelText(label)
const send = () => screen.getByRole('button', { name: '신청하기' })
const leaveWith = (label: string, value: string) => {
  fireEvent.change(field(label), { target: { value } })
  fireEvent.blur(field(label))
}
const fillIn = async () => {
  for (const [label, value] of Object.entries(texts)) leaveWith(label, value)
  fireEvent.click(field(consent))
  await waitFor(() => expect(send()).toBeEnabled())
}

describe('the form', () => {
  it('fills in a child’s name with one tap', async () => {
    const user = await openDialog()
    await user.click(screen.getByRole('button', { name: '김서연' }))
    expect(field('자녀 이름')).toHaveValue('김서연')
    expect(screen.getByRole('button', { name: '김서연' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('starts with a member’s phone and keeps typed text', async () => {
    await openDialog(undefined, { ...aGuest, phone: '010-0000-0002' })
    expect(field('연락처')).toHaveValue('010-0000-0002')
    cleanup()
    resetDeviceStores('all')
    const { rerender } = render(
      withQueries(<PickupRequestDialog branch={branch} isOpen onClose={() => {}} known={aGuest} />),
    )
    leaveWith('연락처', '02-123-4567')
    const known = { ...aGuest, phone: '010-0000-0002' }
    rerender(
      withQueries(<PickupRequestDialog branch={branch} isOpen onClose={() => {}} known={known} />),
    )
    expect(field('연락처')).toHaveValue('02-123-4567')
  })

  it('can be sent without a note, and not without the consent', async () => {
    await openDialog()
    await fillIn()
    fireEvent.change(field('요청 사항'), { target: { value: '' } })
    await act(async () => {})
    expect(send()).toBeEnabled()
    fireEvent.click(field(consent))
    await waitFor(() => expect(send()).toBeDisabled())
  })

  it('accepts values set by scripts, such as password managers', async () => {
    await openDialog()
    await fillIn()
    fireEvent.change(field('자녀 이름'), { target: { value: '' } })
    await waitFor(() => expect(send()).toBeDisabled())
    const input = field('자녀 이름')
    if (!(input instanceof HTMLInputElement)) throw new Error('no input')
    input.value = '김서연'
    act(() => void input.dispatchEvent(new Event('input', { bubbles: true })))
    await waitFor(() => expect(send()).toBeEnabled())
  })
})

describe('an error', () => {
  it.each([
    ['신청자 이름', '김', '이름은 2자 이상 입력해 주세요.'],
    ['연락처', '12345', '연락처 형식이 올바르지 않습니다. (예: 010-1234-5678)'],
    ['희망 일시', '2026-11-20T14:59', '희망 일시는 지금부터 30분 이후로 선택해 주세요.'],
    ['픽업 주소', '성수동', '주소는 5자 이상 입력해 주세요.'],
    ['자녀 이름', ' ', '자녀 이름을 입력해 주세요.'],
  ] as const)(
    'of %s is shown when the field is left, until it is right',
    async (label, wrong, message) => {
      await openDialog()
      leaveWith(label, wrong)
      await waitFor(() =>
        expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(message)),
      )
      expect(send()).toBeDisabled()
      leaveWith(label, texts[label])
      await waitFor(() => expect(screen.queryByText(message)).toBeNull())
    },
  )

  it('of the consent is shown when it is left', async () => {
    const user = await openDialog()
    act(() => field(consent).focus())
    await user.tab()
    expect(await screen.findByText('필수 항목에 동의해 주세요.')).toBeVisible()
  })

  it('of a time that has meanwhile come too near is shown at sending', async () => {
    const sending = vi.fn<SendPickupRequest>().mockResolvedValue()
    const user = await openDialog(sending)
    expect(field('희망 일시')).toHaveAttribute('min', '2026-11-20T15:00')
    await fillIn()
    vi.setSystemTime(NOW.getTime() + 1000)
    await user.click(send())
    expect(await screen.findByText('희망 일시는 지금부터 30분 이후로 선택해 주세요.')).toBeVisible()
    expect(field('희망 일시')).toHaveFocus()
    expect(sending).not.toHaveBeenCalled()
    leaveWith('희망 일시', '2026-11-20T15:01')
    await waitFor(() => expect(send()).toBeEnabled())
    await user.click(send())
    expect(await screen.findByText('2026.11.20(금) 15:01')).toBeVisible()
  })
})

describe('sending', () => {
  it('says 전송 중… and ignores a second press', async () => {
    let arrive = () => {}
    const sent = vi.fn<SendPickupRequest>(() => new Promise((resolve) => (arrive = resolve)))
    const user = await openDialog(sent)
    await fillIn()
    await user.click(send())
    const sending = await screen.findByRole('button', { name: '전송 중…' })
    expect(sending).toHaveAttribute('aria-disabled', 'true')
    await user.click(sending)
    fireEvent.submit(field('연락처'))
    await act(async () => {})
    expect(sent).toHaveBeenCalledTimes(1)
    await act(async () => arrive())
    expect(await screen.findByText('신청이 접수되었습니다')).toBeVisible()
  })

  it('makes another request after a change', async () => {
    const sent = vi.fn<SendPickupRequest>().mockRejectedValue(new Error('offline'))
    const user = await openDialog(sent)
    await fillIn()
    await user.click(send())
    await waitFor(() => expect(alerted).toHaveBeenCalledTimes(1))
    leaveWith('희망 일시', '2026-11-20T16:00')
    await user.click(send())
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2))
    expect(sent.mock.calls[1]?.[0]).not.toBe(sent.mock.calls[0]?.[0])
  })
})

describe('closing', () => {
  it('after a request leaves a form for the next one, without consent', async () => {
    const user = await openDialog()
    await fillIn()
    await user.click(send())
    await user.click(await screen.findByRole('button', { name: '확인' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '픽업 신청하기' }))
    expect(field('연락처')).toHaveValue('01012345678')
    expect(field('픽업 주소')).toHaveValue('행당초등학교 정문')
    expect(field('희망 일시')).toHaveValue('')
    expect(field('자녀 이름')).toHaveValue('')
    expect(field(consent)).not.toBeChecked()
    expect(send()).toBeDisabled()
  })
})

describe('the draft of the tab', () => {
  const KEY = 'dodam-pickup-request'
  /** As a page load, with the tab's storage. */
  const reload = async () => {
    cleanup()
    await act(async () => usePickupRequestDraft.reread())
  }

  it('survives a reload, without the consents', async () => {
    await openDialog()
    await fillIn()
    await reload()
    await openDialog()
    for (const [label, value] of Object.entries(texts)) expect(field(label)).toHaveValue(value)
    expect(field(consent)).not.toBeChecked()
    fireEvent.click(field(consent))
    await waitFor(() => expect(send()).toBeEnabled())
  })

  it('keeps the phone that was typed, not the one of the account', async () => {
    await openDialog()
    leaveWith('연락처', '02-123-4567')
    await reload()
    await openDialog(undefined, { ...aGuest, phone: '010-0000-0002' })
    expect(field('연락처')).toHaveValue('02-123-4567')
  })

  it('ends once the request is sent', async () => {
    const user = await openDialog()
    await fillIn()
    expect(sessionStorage.getItem(KEY)).toContain('행당초등학교')
    await user.click(send())
    await screen.findByText('신청이 접수되었습니다')
    expect(sessionStorage.getItem(KEY)).toBeNull()
    await user.click(screen.getByRole('button', { name: '확인' }))
    expect(sessionStorage.getItem(KEY)).toBeNull()
  })
})

it('logs nothing personal', async () => {
  const failing = vi.fn<SendPickupRequest>().mockRejectedValue(new Error('김보호 01012345678'))
  const user = await openDialog(failing)
  await fillIn()
  await user.click(send())
  await waitFor(() =>
    expect(vi.mocked(console.warn).mock.calls.map(([text]) => text)).toContain(
      '픽업 신청을 보내지 못했습니다.',
    ),
  )
  expect(JSON.stringify(vi.mocked(console.warn).mock.calls)).not.toMatch(/김보호|5678/)
})

it('a member’s only child is filled in, also for another request', async () => {
  const user = await openDialog(undefined, {
    phone: '010-1234-5678',
    childNames: ['이하늘'],
    childName: '이하늘',
  })
  const name = screen.getByRole('textbox', { name: '자녀 이름' })
  expect(name).toHaveValue('이하늘')
  await user.clear(name)
  await user.type(name, '이바다')
  expect(name).toHaveValue('이바다')
})
