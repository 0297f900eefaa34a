import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffContentPage } from '@/pages/staff/content/StaffContentPage'
import { inSeoul } from '../../domain/rides/aRide'
import { localSite } from '../localSite'

const site = localSite()

const notice = (change: object = {}) => ({
  kind: '운영',
  title: '12월 요금이 바뀌어요',
  body: '15일부터예요.',
  branchId: '',
  day: '2026-11-24',
  isPublished: true,
  updatedAt: inSeoul('2026-11-24T09:00'),
  ...change,
})

beforeEach(() => {
  vi.setSystemTime(inSeoul('2026-11-25T14:50'))
})

const open = async (address = '/staff/content?tab=notice') =>
  (await site.openAsStaff(<StaffContentPage />, address)).user

const row = async (title: string) => {
  const edit = await screen.findByRole('button', { name: `${title} 수정` })
  const item = edit.closest('li')
  if (!item) throw new Error(`${title} stands in no list`)
  return within(item)
}

test('documents and samples stand newest first, samples marked, changed terms left out', async () => {
  await site.put('notices/one', notice())
  await site.put(
    'notices/branch',
    notice({ title: '성수점은 쉬어요', branchId: 'seongsu', day: '2026-11-17' }),
  )
  await open()
  await screen.findByText('12월 요금이 바뀌어요')
  const items = within(screen.getByRole('list', { name: '공지' })).getAllByRole('listitem')
  expect(items.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^12월 요금이 바뀌어요11\.24\(화\) · 운영 · 전체 지점/),
    expect.stringMatching(/^겨울방학 돌봄 시간을 미리 확인하세요예시/),
    expect.stringMatching(/^성수점은 쉬어요11\.17\(화\) · 운영 · 성수점/),
  ])
  expect(screen.queryByText('이용약관과 개인정보처리방침이 바뀌어요')).toBeNull()
})

test('a sample that is taken down becomes a document that is not shown, and comes back', async () => {
  const user = await open()
  const title = '간식 카드에서 알레르기 성분을 확인하세요'
  await user.click((await row(title)).getByRole('button', { name: `${title} 내리기` }))
  expect(await (await row(title)).findByText('내림')).toBeVisible()
  expect((await row(title)).queryByText('예시')).toBeNull()
  expect(await site.get('notices/allergy-labels')).toMatchObject({
    kind: { stringValue: '간식' },
    isPublished: { booleanValue: false },
  })
  await user.click((await row(title)).getByRole('button', { name: `${title} 올리기` }))
  expect(await (await row(title)).findByRole('button', { name: `${title} 내리기` })).toBeVisible()
  expect(await site.get('notices/allergy-labels')).toMatchObject({
    isPublished: { booleanValue: true },
  })
})

test('a notice is written, previewed and saved', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: '추가' }))
  expect(screen.getByRole('heading', { level: 1, name: '공지 추가' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('제목을 적어 주세요.')).toBeVisible()
  expect(screen.getByText('내용을 적어 주세요.')).toBeVisible()
  await user.selectOptions(screen.getByRole('combobox', { name: '종류' }), '운영')
  await user.selectOptions(screen.getByRole('combobox', { name: '지점' }), '성수점')
  await user.type(screen.getByRole('textbox', { name: '제목' }), '난방 공사')
  await user.type(screen.getByRole('textbox', { name: '내용' }), '하루 걸려요.{enter}{enter}- 오전')
  const preview = within(screen.getByRole('region', { name: '미리보기' }))
  expect(preview.getByRole('heading', { name: '난방 공사' })).toBeVisible()
  expect(preview.getByRole('listitem')).toHaveTextContent('오전')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await row('난방 공사')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: '화면 내용' })).toHaveFocus()
  expect(await site.list('notices')).toEqual([
    expect.objectContaining({
      kind: { stringValue: '운영' },
      title: { stringValue: '난방 공사' },
      body: { stringValue: '하루 걸려요.\n\n- 오전' },
      branchId: { stringValue: 'seongsu' },
      day: { stringValue: '2026-11-25' },
      isPublished: { booleanValue: true },
    }),
  ])
})

test('a colleague who was faster is not overwritten, and what was typed is kept', async () => {
  await site.put('notices/one', notice())
  const user = await open('/staff/content?tab=notice&edit=one')
  const title = await screen.findByRole('textbox', { name: '제목' })
  await site.put('notices/one', notice({ title: '동료의 제목' }))
  await user.clear(title)
  await user.type(title, '나의 제목')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('그사이 다른 선생님이 고쳤어요.')).toBeVisible()
  expect(title).toHaveValue('나의 제목')
  await user.click(screen.getByRole('button', { name: '새 내용 보기' }))
  expect(title).toHaveValue('동료의 제목')
  await user.click(screen.getByRole('button', { name: '내가 쓴 내용 넣기' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await row('나의 제목')).toBeTruthy()
})

test('a failure keeps what was typed', async () => {
  const user = await open('/staff/content?tab=notice&edit=')
  await user.type(await screen.findByRole('textbox', { name: '제목' }), '난방 공사')
  await user.type(screen.getByRole('textbox', { name: '내용' }), '하루 걸려요.')
  fireEvent.change(screen.getByLabelText('게시일'), { target: { value: '2026-11-20' } })
  await site.fail({ collection: 'notices', status: 403 })
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByRole('button', { name: '새로 고침' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: '제목' })).toHaveValue('난방 공사')
  await site.fail()
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await (await row('난방 공사')).findByText(/^11\.20\(금\)/)).toBeVisible()
})
