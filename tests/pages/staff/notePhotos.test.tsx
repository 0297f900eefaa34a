import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { StaffCarePage } from '@/pages/staff/care/StaffCarePage'
import { smallPhoto } from '@/platform/device/smallPhoto'
import { resetDeviceStores } from '@/stores/deviceStore'
import { useNotePhotos } from '@/stores/notePhotos'
import { aCareBooking, onCareDay } from '../../domain/care/aCareBooking'
import { aDayNote } from '../../domain/care/aDayNote'
import { aPhoto } from '../../domain/care/aPhoto'
import { careSessionsOf } from '../../domain/care/careSessionsOf'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'
import { rested } from './rested'

vi.mock('@/platform/device/smallPhoto')

const site = localSite()
const NOTE = 'care_notes/parent-1_child-1_20261124'
const CHILD = 'users/parent-1/children/child-1'
const startsAt = onCareDay('13:00')

/** The name of a file says which picture it is; `0` cannot be opened. */
const aFile = (mark: number) => new File(['…'], `${mark}`, { type: 'image/jpeg' })
const bytes = z.object({ bytesValue: z.string() })
const files = (...marks: number[]) => marks.map(aFile)

const consent = (photoConsentVersion: string) =>
  site.put(CHILD, { ...aChildDocument('김하준'), photoConsentVersion })

beforeEach(async () => {
  resetDeviceStores('account')
  vi.mocked(smallPhoto).mockImplementation((file) => {
    const mark = file instanceof File ? Number(file.name) : 0
    return Promise.resolve(mark > 0 ? aPhoto(mark) : undefined)
  })
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: onCareDay('16:00') })
  await site.put('users/parent-1', { nickname: '하준맘', phone: '+821000000032' })
  await consent('1.0')
  await site.putAll('program_sessions', careSessionsOf('2026-11-24', { taken: 1 }))
  const came = { arrivedAt: onCareDay('13:02'), by: 'staff-1' }
  await site.putBookings(aCareBooking({ childName: '김하준', startsAt, ...came }))
})

const openNote = async ({ user }: Pick<ReturnType<typeof site.open>, 'user'>) => {
  const button = await screen.findByRole('button', { name: '김하준 알림장' })
  await rested()
  await user.click(button)
  const dialog = within(await screen.findByRole('dialog', { name: '알림장' }))
  return { user, dialog, photos: within(dialog.getByRole('region', { name: '사진' })) }
}
const open = async () => openNote(await site.openAsStaff(<StaffCarePage />, '/staff/care'))
type Opened = Awaited<ReturnType<typeof open>>
const choose = async ({ user, photos }: Opened, ...marks: number[]) =>
  user.upload(await photos.findByLabelText('사진 추가'), files(...marks))
const write = ({ user, dialog }: Opened) =>
  user.type(dialog.getByRole('textbox', { name: '오늘의 이야기' }), '축구를 했어요.')
const send = ({ user, dialog }: Opened) =>
  user.click(dialog.getByRole('button', { name: /보내기/ }))
const putNote = async (createdAt = onCareDay('15:00')) => {
  const { id: _, ...note } = aDayNote({ createdAt })
  await site.put(NOTE, note)
}
const marksOf = async () => {
  const found = await Promise.all(
    ['1', '2', '3', '4'].map((id) => site.get(`${NOTE}/photos/${id}`)),
  )
  return found.map((photo) => {
    const data = bytes.safeParse(photo?.data).data
    return data && Buffer.from(data.bytesValue, 'base64').at(-1)
  })
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('without consent there is nothing to add, and the roster says so', async () => {
  await consent('')
  const { photos } = await open()
  expect(await photos.findByText('사진 동의가 없어요.')).toBeVisible()
  expect(photos.queryByLabelText('사진 추가')).toBeNull()
  expect(screen.getByRole('img', { name: '사진 동의 없음' })).toHaveTextContent('사진 ✕')
})

test('with it the roster is silent, and the dialog warns of other faces', async () => {
  const { photos } = await open()
  const input = await photos.findByLabelText('사진 추가')
  expect(input).toHaveAttribute('accept', 'image/*')
  expect(input).toHaveAttribute('multiple')
  expect(photos.getByText('다른 아이의 얼굴이 보이는 사진은 보내지 마세요.')).toBeVisible()
  expect(screen.queryByRole('img', { name: '사진 동의 없음' })).toBeNull()
})

test('pictures go after the note, one document each', async () => {
  const opened = await open()
  await choose(opened, 1, 2, 3)
  await opened.user.click(await opened.photos.findByRole('button', { name: '2번째 사진 빼기' }))
  await write(opened)
  await send(opened)
  await isClosed()
  expect(await site.get(NOTE)).toMatchObject({ text: { stringValue: '축구를 했어요.' } })
  expect(await marksOf()).toEqual([1, 3, undefined, undefined])
  expect(await site.get(`${NOTE}/photos/1`)).toMatchObject({
    type: { stringValue: 'image/webp' },
    width: { integerValue: '640' },
    height: { integerValue: '480' },
    by: { stringValue: 'staff-1' },
  })
  expect(site.asked(':commit')).toBe(3)
  expect(useNotePhotos.getState().chosen[NOTE.slice('care_notes/'.length)]).toEqual([])
})

test('what fails stays, and only that is sent again', async () => {
  await putNote()
  const opened = await open()
  await choose(opened, 1, 2)
  await site.fail({ collection: 'photos', status: 403, times: 1 })
  await send(opened)
  const { dialog, user } = opened
  expect(await dialog.findByText('사진 1장을 보내지 못했어요.')).toBeVisible()
  expect(dialog.getByText('1 / 2')).toBeVisible()
  expect(dialog.getAllByRole('img', { name: /번째 사진$/ })).toHaveLength(2)
  await rested()
  await user.click(dialog.getByRole('button', { name: '다시 시도' }))
  await isClosed()
  expect((await marksOf()).filter(Boolean).sort()).toEqual([1, 2])
})

test('a consent that is taken back meanwhile is said, and what was chosen is not kept', async () => {
  const opened = await open()
  await choose(opened, 1)
  await opened.photos.findByRole('img')
  await write(opened)
  await consent('')
  expect(await opened.photos.findByText('사진 동의가 없어요.')).toBeVisible()
  await send(opened)
  await isClosed()
  expect(await site.get(NOTE)).toBeDefined()
  expect(screen.queryByText('보내지 않음')).toBeNull()
  expect(await marksOf()).toEqual([undefined, undefined, undefined, undefined])
})

test('a file that is no picture is named, and the others are there', async () => {
  const opened = await open()
  await choose(opened, 0, 1)
  expect(await opened.photos.findByText('사진을 열 수 없어요.')).toBeVisible()
  expect(opened.photos.getAllByRole('img')).toHaveLength(1)
})

test('there are four at most', async () => {
  const opened = await open()
  await choose(opened, 1, 2, 3, 4, 5)
  expect(await opened.photos.findByText('사진은 4장까지 보낼 수 있어요.')).toBeVisible()
  await waitFor(() => expect(opened.photos.getAllByRole('img')).toHaveLength(4))
  expect(opened.photos.queryByLabelText('사진 추가')).toBeNull()
})

test('a dialog that was closed still has what was chosen; the row says it is not sent', async () => {
  const opened = await open()
  await choose(opened, 1)
  await opened.photos.findByRole('img')
  await opened.user.click(opened.dialog.getByRole('button', { name: '닫기' }))
  expect(await screen.findByText('보내지 않음')).toBeVisible()
  const again = await openNote(opened)
  expect(again.photos.getAllByRole('img')).toHaveLength(1)
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('photo')
})

test('a picture that was sent is taken back within the day, and a new one takes its place', async () => {
  await putNote()
  await site.put(`${NOTE}/photos/1`, { ...aPhoto(7), at: onCareDay('15:01'), by: 'colleague' })
  const opened = await open()
  const confirm = vi.fn(() => true)
  vi.stubGlobal('confirm', confirm)
  await opened.user.click(await opened.photos.findByRole('button', { name: '1번째 사진 빼기' }))
  expect(confirm).toHaveBeenCalledWith('보낸 사진이에요. 지울까요?')
  await waitFor(async () => expect(await site.get(`${NOTE}/photos/1`)).toBeUndefined())
  await waitFor(() => expect(opened.photos.queryByRole('img')).toBeNull())
  await choose(opened, 2)
  await send(opened)
  await isClosed()
  expect(await marksOf()).toEqual([2, undefined, undefined, undefined])
})

test('after 24 hours nothing is added or taken back', async () => {
  await putNote(new Date('2026-11-23T15:00:00+09:00'))
  await site.put(`${NOTE}/photos/1`, { ...aPhoto(7), at: onCareDay('15:01'), by: 'colleague' })
  const { photos } = await open()
  expect(await photos.findByRole('img')).toBeVisible()
  expect(photos.queryByRole('button')).toBeNull()
  expect(photos.queryByLabelText('사진 추가')).toBeNull()
})
