import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { places } from '@/content/places'
import type { SavedPlace } from '@/domain/places/savedPlace'
import { MemberPlaces } from '@/pages/my/places/MemberPlaces'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { asMember } from '../../remote/asMember'
import { openMyPage } from './openMyPage'

const server = vi.hoisted(() => ({
  readSavedPlaces: vi.fn<() => Promise<SavedPlace[]>>(),
  addSavedPlace: vi.fn<(uid: string, place: SavedPlace) => Promise<void>>(),
  changeSavedPlace: vi.fn<(uid: string, place: SavedPlace) => Promise<void>>(),
  removeSavedPlace: vi.fn<(uid: string, id: string) => Promise<void>>(),
}))
vi.mock('@/repository/places/savedPlaces', () => server)

const [point] = places
const school: SavedPlace = {
  id: 'place-1',
  label: '학교',
  name: point?.name ?? '',
  address: point?.address ?? '',
  lat: point?.lat ?? 0,
  lng: point?.lng ?? 0,
}
const FAILED = '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'

const open = () => openMyPage(asMember(<MemberPlaces />))
const button = (name: string) => screen.findByRole('button', { name })

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  server.readSavedPlaces.mockReset().mockResolvedValue([school])
  server.addSavedPlace.mockReset().mockResolvedValue()
  server.changeSavedPlace.mockReset().mockResolvedValue()
  server.removeSavedPlace.mockReset().mockResolvedValue()
})
afterEach(() => vi.restoreAllMocks())

test('no places', async () => {
  server.readSavedPlaces.mockResolvedValue([])
  open()
  expect(await screen.findByText('저장한 장소가 없어요.')).toBeVisible()
})

test('a new place needs a label and a place; a failure keeps the text', async () => {
  const { user } = open()
  await user.click(await button('장소 추가'))
  const dialog = within(await screen.findByRole('dialog', { name: '장소 추가' }))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(await dialog.findByText('이름은 1~10자로 입력해 주세요.')).toBeVisible()
  expect(dialog.getByText('장소를 선택해 주세요.')).toBeVisible()
  expect(server.addSavedPlace).not.toHaveBeenCalled()

  await user.type(dialog.getByRole('textbox', { name: '이름' }), '돌봄')
  const place = dialog.getByRole('combobox', { name: '장소' })
  await user.type(place, point?.name ?? '')
  await user.click(await screen.findByRole('option', { name: new RegExp(point?.name ?? '') }))
  server.addSavedPlace.mockRejectedValueOnce(new RepositoryError('unavailable'))
  await user.click(dialog.getByRole('button', { name: '저장' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(FAILED)
  expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('돌봄')

  await user.click(dialog.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText('돌봄을 저장했어요.')).toBeVisible()
  const [first, second] = server.addSavedPlace.mock.calls
  expect(second).toEqual(first)
  expect(second?.[1]).toMatchObject({ label: '돌봄', name: point?.name })
})

test('a place is changed under its id, and deleted', async () => {
  const { user } = open()
  await user.click(await button('학교 수정'))
  const dialog = within(await screen.findByRole('dialog', { name: '장소 수정' }))
  await user.clear(dialog.getByRole('textbox', { name: '이름' }))
  await user.type(dialog.getByRole('textbox', { name: '이름' }), '새 학교')
  await user.click(dialog.getByRole('button', { name: '저장' }))
  await waitFor(() =>
    expect(server.changeSavedPlace).toHaveBeenCalledWith('parent-1', {
      ...school,
      label: '새 학교',
    }),
  )
  await user.click(await button('학교 삭제'))
  expect(server.removeSavedPlace).toHaveBeenCalledWith('parent-1', 'place-1')
  await waitFor(async () => expect(await button('장소 추가')).toHaveFocus())
})

test('a retry deletes a place after a failure and says so', async () => {
  server.removeSavedPlace.mockRejectedValueOnce(new RepositoryError('timeout'))
  const { user } = open()
  await user.click(await button('학교 삭제'))
  await user.click(await button('다시 시도'))
  expect(await screen.findByText('학교를 삭제했어요.')).toBeVisible()
  expect(server.removeSavedPlace).toHaveBeenCalledTimes(2)
  await waitFor(async () => expect(await button('장소 추가')).toHaveFocus())
})

test('an eleventh place is refused', async () => {
  server.readSavedPlaces.mockResolvedValue(
    Array.from({ length: 10 }, (_, index) => ({ ...school, id: `place-${index}` })),
  )
  const { user } = open()
  await screen.findAllByRole('button', { name: '학교 수정' })
  await user.click(await button('장소 추가'))
  expect(await screen.findByRole('alert')).toHaveTextContent('장소는 10개까지 저장할 수 있어요.')
  expect(screen.queryByRole('dialog')).toBeNull()
})
