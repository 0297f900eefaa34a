import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MemberNotes } from '@/pages/my/notes/MyNotesPage'
import { saveFile } from '@/platform/device/saveFile'
import { savesData } from '@/platform/network/savesData'
import { aDayNote } from '../../domain/care/aDayNote'
import { aPhoto } from '../../domain/care/aPhoto'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

vi.mock('@/platform/device/saveFile')
vi.mock('@/platform/network/savesData')

const near: (() => void)[] = []
/** Everything comes near once the test says so. */
class Observer {
  private readonly notify: IntersectionObserverCallback
  constructor(notify: IntersectionObserverCallback) {
    this.notify = notify
  }
  observe(target: Element) {
    near.push(() =>
      this.notify(
        [Object.assign(Object.create(null), { isIntersecting: true, target })],
        Object.create(null),
      ),
    )
  }
  disconnect() {}
}
const comeNear = () => act(() => near.splice(0).map((notify) => notify()))

const site = localSite()
const NOTE = 'care_notes/parent-1_child-1_20261124'
const putPhoto = (number: number) =>
  site.put(`${NOTE}/photos/${number}`, { ...aPhoto(number), at: new Date(), by: 'staff-1' })
const putChild = (photoConsentVersion: string) =>
  site.put('users/parent-1/children/child-1', { ...aChildDocument('김하준'), photoConsentVersion })

const made: string[] = []
const revoked: string[] = []

beforeEach(async () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.mocked(savesData).mockReturnValue(false)
  near.length = 0
  made.length = 0
  revoked.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    const url = `blob:${made.length + 1}`
    made.push(url)
    return url
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((url) => void revoked.push(url))
  await site.signInMember('parent-1')
  await putChild('1.0')
  const { id: _, ...note } = aDayNote({ seenAt: new Date() })
  await site.put(NOTE, note)
  await putPhoto(1)
  await putPhoto(3)
})

const open = async () => {
  const opened = site.open(asMember(<MemberNotes />))
  const article = within(await screen.findByRole('article'))
  return { ...opened, article }
}
const asks = () => site.asked('photos')
const picture = (name: string) => screen.findByRole('img', { name })

test('the first picture is read when the note comes near, and stands in its frame', async () => {
  const { article } = await open()
  await waitFor(() => expect(near.length).toBeGreaterThan(0))
  expect(article.queryByRole('button', { name: /사진/ })).toBeNull()
  await waitFor(() => {
    void comeNear()
    expect(article.getByRole('button', { name: '사진 2장' })).toBeVisible()
  })
  expect(await picture('김하준 · 11.24(화) 사진')).toHaveAttribute('src', 'blob:1')
})

const openNear = async () => {
  const opened = await open()
  await waitFor(() => {
    void comeNear()
    expect(opened.article.getByRole('button', { name: '사진 2장' })).toBeVisible()
  })
  return opened
}

test('the dialog goes on and back, also by keys, reads one at a time, and saves', async () => {
  const { user } = await openNear()
  await picture('김하준 · 11.24(화) 사진')
  await user.click(screen.getByRole('button', { name: '사진 2장' }))
  const dialog = within(screen.getByRole('dialog', { name: '사진' }))
  expect(dialog.getByText('1 / 2')).toBeVisible()
  expect(dialog.getByRole('button', { name: '이전' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('button', { name: '다음' }))
  expect(await picture('김하준 · 11.24(화) 2번째 사진')).toBeVisible()
  expect(dialog.getByRole('button', { name: '다음' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(saveFile).toHaveBeenCalledExactlyOnceWith('2026-11-24 김하준 2.webp', expect.any(Blob))
  await user.keyboard('{ArrowLeft}')
  expect(await picture('김하준 · 11.24(화) 1번째 사진')).toBeVisible()
  await user.keyboard('{ArrowRight}')
  expect(await picture('김하준 · 11.24(화) 2번째 사진')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: '닫기' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The frame still shows the first one.
  expect(made.filter((url) => !revoked.includes(url))).toHaveLength(1)
})

test('a picture that is taken back while the family looks says so', async () => {
  const { user } = await openNear()
  await picture('김하준 · 11.24(화) 사진')
  await user.click(screen.getByRole('button', { name: '사진 2장' }))
  const dialog = within(screen.getByRole('dialog', { name: '사진' }))
  await site.remove(`${NOTE}/photos/3`)
  await user.click(dialog.getByRole('button', { name: '다음' }))
  expect(await dialog.findByText('그사이 지워진 사진이에요.')).toBeVisible()
  expect(dialog.getByRole('button', { name: '저장' })).toHaveAttribute('aria-disabled', 'true')
  await user.click(dialog.getByRole('button', { name: '이전' }))
  expect(await picture('김하준 · 11.24(화) 1번째 사진')).toBeVisible()
})

test('with data saving on a press brings it', async () => {
  vi.mocked(savesData).mockReturnValue(true)
  const { user } = await openNear()
  const before = asks()
  await user.click(screen.getByRole('button', { name: '사진 보기' }))
  expect(await picture('김하준 · 11.24(화) 사진')).toBeVisible()
  expect(asks()).toBe(before + 1)
  expect(screen.queryByRole('button', { name: '사진 보기' })).toBeNull()
})

test('without consent nobody asks for any', async () => {
  await putChild('')
  await open()
  await waitFor(() => expect(site.asked('children')).toBeGreaterThan(0))
  await comeNear()
  expect(asks()).toBe(0)
  expect(screen.queryByRole('button', { name: /사진/ })).toBeNull()
})

test('what fails says so, and the retry brings it', async () => {
  await site.fail({ collection: 'photos', status: 503 })
  const { user } = await open()
  await waitFor(
    () => {
      void comeNear()
      expect(screen.getByText('사진을 불러오지 못했어요.')).toBeVisible()
    },
    { timeout: 4000 },
  )
  expect(screen.getByText('축구를 했어요.')).toBeVisible()
  await site.fail()
  await user.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await picture('김하준 · 11.24(화) 사진')).toBeVisible()
})

test('nothing of it stays on the device', async () => {
  await openNear()
  await picture('김하준 · 11.24(화) 사진')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/photo|UklGRg/)
})
