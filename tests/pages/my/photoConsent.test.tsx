import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { photoConsentVersion } from '@/domain/legal/consentVersions'
import { MemberChildren } from '@/pages/my/children/MemberChildren'
import { MemberContext } from '@/remote/useMember'
import { aDayNote } from '../../domain/care/aDayNote'
import { aPhoto } from '../../domain/care/aPhoto'
import { asMember } from '../../remote/asMember'
import { aChildDocument } from '../../repository/memberAccount'
import { localSite } from '../localSite'

const site = localSite()
const CHILD = 'users/parent-1/children/child-1'
const NOTE = 'care_notes/parent-1_child-1_20261124'
const QUESTION = '지난 사진도 모두 지워요. 되돌릴 수 없어요.'

const putChild = (photoConsentVersion: string) =>
  site.put(CHILD, { ...aChildDocument('김하준'), photoConsentVersion })
const consent = async () => (await site.get(CHILD))?.photoConsentVersion
const version = (stringValue: string) => ({ stringValue })

const open = async (page = asMember(<MemberChildren />)) => {
  const { user } = site.open(page)
  await user.click(await screen.findByRole('button', { name: '수정' }))
  return { user, section: within(await screen.findByRole('region', { name: '사진' })) }
}

beforeEach(async () => {
  await site.signInMember('parent-1')
  const { id: _, ...note } = aDayNote()
  await site.put(NOTE, note)
  for (const number of [1, 2])
    await site.put(`${NOTE}/photos/${number}`, { ...aPhoto(number), at: new Date(), by: 'staff-1' })
})

test('consent is given by itself, and saving the form leaves it', async () => {
  await putChild('')
  const { user, section } = await open()
  for (const words of [
    '알림장에 사진을 받을 수 있어요.',
    /4장까지/,
    /우리 가족과 함께 보는 보호자/,
    /1년 동안 보관/,
    /동의하지 않아도/,
  ])
    expect(section.getByText(words)).toBeVisible()
  await user.click(await section.findByRole('button', { name: '사진에 동의하기' }))
  expect(await section.findByRole('button', { name: '동의 철회' })).toBeVisible()
  expect(await consent()).toEqual(version(photoConsentVersion))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await consent()).toEqual(version(photoConsentVersion))
})

test('withdrawing asks, ends the consent and deletes the pictures', async () => {
  await putChild('1.0')
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true)
  vi.stubGlobal('confirm', confirm)
  const { user, section } = await open()
  const button = await section.findByRole('button', { name: '동의 철회' })
  await user.click(button)
  expect(confirm).toHaveBeenCalledExactlyOnceWith(QUESTION)
  expect(await consent()).toEqual(version('1.0'))
  await user.click(button)
  expect(await section.findByText('동의를 철회하고 지난 사진을 모두 지웠어요.')).toBeVisible()
  expect(await section.findByRole('button', { name: '사진에 동의하기' })).toBeVisible()
  expect(await consent()).toEqual(version(''))
  for (const number of [1, 2]) expect(await site.get(`${NOTE}/photos/${number}`)).toBeUndefined()
  expect(await site.get(NOTE)).toBeDefined()
})

test('pictures that could not be deleted are out of sight, and the words say so', async () => {
  await putChild('1.0')
  vi.stubGlobal('confirm', () => true)
  const { user, section } = await open()
  const button = await section.findByRole('button', { name: '동의 철회' })
  await site.fail({ collection: 'care_notes', status: 403 })
  await user.click(button)
  expect(await section.findByText(/지난 사진은 아무도 볼 수 없고/)).toBeVisible()
  expect(await consent()).toEqual(version(''))
})

test('a failure leaves the consent, and can be tried again', async () => {
  await putChild('')
  const { user, section } = await open()
  const button = await section.findByRole('button', { name: '사진에 동의하기' })
  await site.fail({ collection: 'children', status: 503, times: 1 })
  await user.click(button)
  await user.click(await section.findByRole('button', { name: '다시 시도' }))
  expect(await section.findByRole('button', { name: '동의 철회' })).toBeVisible()
})

test('a guardian reads what holds, and decides nothing', async () => {
  await putChild('1.0')
  const { section } = await open(
    <MemberContext value={{ familyUid: 'parent-1', ownUid: 'guardian-1', right: 'full' }}>
      <MemberChildren />
    </MemberContext>,
  )
  expect(await section.findByText('사진에 동의했어요.')).toBeVisible()
  expect(section.queryByRole('button')).toBeNull()
})

test('the form of a new child says when consent can be given', async () => {
  const { user } = site.open(asMember(<MemberChildren />))
  await user.click(await screen.findByRole('button', { name: '자녀 추가' }))
  const section = within(await screen.findByRole('region', { name: '사진' }))
  expect(section.getByText('자녀를 등록한 다음 여기에서 동의할 수 있어요.')).toBeVisible()
  expect(section.queryByRole('button')).toBeNull()
})
