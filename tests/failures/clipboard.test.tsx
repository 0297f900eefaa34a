import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { failingSite } from './failingSite'
import { type Proof, type Proofs, proveRows } from './proveRows'
import { clipboardRows } from './rows/clipboardRows'

// The map's script never loads.
vi.mock('@/platform/network/loadScript', () => ({ loadScript: () => new Promise(() => {}) }))

const site = failingSite()

const ADDRESS = '서울특별시 성동구 아차산로 100, 2층'
const button = (name: string) => screen.getByRole('button', { name })

const clipboardIs =
  (writeText: Clipboard['writeText'] | undefined, then: Proof): Proof =>
  async () => {
    await site.open('/branches/seongsu?tab=location')
    // Each page opened here has a clipboard of its own.
    vi.stubGlobal('navigator', { ...navigator, clipboard: writeText && { writeText } })
    fireEvent.click(button('주소 복사'))
    await then()
    const [address] = screen.getAllByText(ADDRESS)
    getSelection()?.selectAllChildren(address ?? document)
    expect(getSelection()?.toString()).toBe(ADDRESS)
  }

const saysNotCopied: Proof = async () => {
  await waitFor(() =>
    expect(site.alerts).toEqual(['복사에 실패했습니다. 브라우저 설정을 확인해 주세요.']),
  )
  expect(button('주소 복사')).toBeVisible()
}

const clipboard: Proofs = {
  refused: clipboardIs(
    () => Promise.reject(new DOMException('', 'NotAllowedError')),
    saysNotCopied,
  ),
  wrong: clipboardIs(undefined, saysNotCopied),
  hanging: clipboardIs(
    () => new Promise(() => {}),
    async () => {
      expect(button('주소 복사')).toBeEnabled()
      expect(site.alerts).toEqual([])
    },
  ),
  slow: async () => {
    let finish = () => {}
    const written = new Promise<void>((resolve) => {
      finish = resolve
    })
    await clipboardIs(
      () => written,
      async () => {
        expect(button('주소 복사')).toBeVisible()
        finish()
        expect(await screen.findByRole('button', { name: '복사됨' })).toBeVisible()
      },
    )()
  },
}

proveRows(clipboardRows, { clipboard })
