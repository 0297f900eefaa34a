import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { StaffContentPage } from '@/pages/staff/content/StaffContentPage'
import { readBanners } from '@/repository/content/banners'
import { readSnackRows } from '@/repository/snacks/snackMenu'
import { readSpecialSnackRows } from '@/repository/snacks/specialSnackEvent'
import { localSite } from '../localSite'

const site = localSite()
const confirm = vi.fn()

const banner = (title: string, sort: number | string) => ({
  title,
  subtitle: '',
  ctaText: '보기',
  ctaHref: '/programs',
  imageUrl: '/media/hero-care.webp',
  sort,
})
const snack = (title: string, order: number) => ({
  title,
  price: 2500,
  imageUrl: '/media/snack-milk.webp',
  order,
})
const special = (title: string, deadline: string, published = true) => ({
  title,
  branch: '성수점',
  deadlineTs: new Date(deadline),
  published,
  status: 'open',
  product: { title: '꾸러미', price: 18_000, imageUrl: '/media/special-tteok.webp' },
})

const putOrder = (id: string, code: string) =>
  site.put(`orders/${id}`, {
    uid: 'parent',
    nickname: '하준맘',
    kind: 'snack',
    branchId: 'seongsu',
    lines: [{ code, name: '우유', priceKRW: 2500, quantity: 1 }],
    totalKRW: 2500,
    depositor: '김하준',
    status: 'awaitingPayment',
    createdAt: new Date('2026-11-20T00:00:00Z'),
    updatedAt: new Date('2026-11-20T00:00:00Z'),
  })

beforeEach(() => {
  vi.stubGlobal('confirm', confirm.mockReset().mockReturnValue(true))
})

const show = async (address = '/staff/content') =>
  (await site.openAsStaff(<StaffContentPage />, address)).user

const rows = async (title: string) => {
  await screen.findAllByText(title)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('banners are in the site’s order, with their state', async () => {
  for (const place of [1, 2, 3, 4, 6])
    await site.put(`banners/b${place}`, banner(`배너 ${place}`, place))
  await site.put('banners/broken', { ...banner('', 5), title: 7 })
  await site.put('banners/lost', { title: '길 잃은 배너' })
  await show()
  expect(await rows('배너 6')).toEqual([
    expect.stringMatching(/배너 6.*1번째 · 보기보임/),
    expect.stringMatching(
      /7.*2번째 · 다섯 자리 가운데 하나를 차지해요표시되지 않음: 제목이 없어요/,
    ),
    expect.stringMatching(/배너 4.*보임/),
    expect.stringMatching(/배너 3.*보임/),
    expect.stringMatching(/배너 2.*보임/),
    expect.stringMatching(/배너 1.*여섯 번째부터는 보이지 않아요/),
    expect.stringMatching(/길 잃은 배너.*표시되지 않음: 순서가 없어요/),
  ])
})

test('「위로」 and 「아래로」 move a banner, also on the site', async () => {
  for (const place of [10, 20, 30])
    await site.put(`banners/b${place}`, banner(`배너 ${place}`, place))
  const user = await show()
  const isOff = (name: string) =>
    expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true')
  await screen.findByText('배너 30')
  isOff('배너 30 위로')
  isOff('배너 10 아래로')
  await user.click(screen.getByRole('button', { name: '배너 30 위로' }))
  await user.click(screen.getByRole('button', { name: '배너 10 위로' }))
  expect(await screen.findByText('「배너 10」의 순서를 바꿨어요.')).toHaveRole('status')
  expect((await readBanners()).map(({ id, sort }) => [id, sort])).toEqual([
    ['b30', 30],
    ['b10', 25],
    ['b20', 20],
  ])
  await user.click(screen.getByRole('button', { name: '배너 30 아래로' }))
  await vi.waitFor(async () =>
    expect((await readBanners()).map(({ id }) => id)).toEqual(['b10', 'b30', 'b20']),
  )
})

test('「삭제」 asks first and names the number of waiting orders', async () => {
  await site.put('snack_menu_basic/milk', snack('우유', 10))
  await putOrder('order-1', 'basic/milk')
  confirm.mockReturnValueOnce(false)
  const user = await show('/staff/content?tab=basic')
  const remove = await screen.findByRole('button', { name: '우유 삭제' })
  await user.click(remove)
  await vi.waitFor(() =>
    expect(confirm).toHaveBeenCalledWith(
      '입금 대기 주문 1건이 있어요.\n「우유」을(를) 삭제할까요? 되돌릴 수 없어요.',
    ),
  )
  expect(await site.get('snack_menu_basic/milk')).toBeDefined()
  await user.click(remove)
  expect(await screen.findByText('아직 내용이 없어요.')).toBeVisible()
  expect(await site.get('snack_menu_basic/milk')).toBeUndefined()
})

test('special snacks are sorted by deadline and cannot be moved', async () => {
  await site.put('special_snack_events/a', special('한가위 송편', '2020-09-18T09:00:00Z'))
  await site.put('special_snack_events/b', special('크리스마스', '2099-12-18T09:00:00Z'))
  await site.put('special_snack_events/c', special('떡케이크', '2099-12-04T03:00:00Z', false))
  const user = await show()
  await user.click(screen.getByRole('tab', { name: '특별 간식' }))
  expect(await rows('크리스마스')).toEqual([
    expect.stringMatching(/떡케이크18,000원 · 성수점 · 12.04\(금\) 12:00 마감게시 전/),
    expect.stringMatching(/크리스마스.*예약 중/),
    expect.stringMatching(/한가위 송편.*마감$|한가위 송편.*마감/),
  ])
  const list = screen.getAllByRole('list').at(-1)
  expect(within(list ?? document.body).queryByRole('button', { name: /위로/ })).toBeNull()
})

test('a list that fails to load can be retried', async () => {
  await site.put('banners/b1', banner('배너 1', 1))
  await site.fail({ collection: 'banners', status: 503 })
  const user = await show()
  const again = await screen.findByRole('button', { name: '다시 시도' })
  await site.fail()
  await user.click(again)
  expect(await screen.findByText('배너 1')).toBeVisible()
})

const saved = () => screen.findByRole('heading', { level: 1, name: '화면 내용' })
const preview = () => within(screen.getByRole('region', { name: '미리보기' }))

test('a new banner is last and matches its preview', async () => {
  await site.put('banners/b1', banner('첫 배너', 10))
  const user = await show()
  await user.click(await screen.findByRole('button', { name: '추가' }))
  await user.click(await screen.findByRole('button', { name: '저장' }))
  expect(await screen.findByText('제목은 1~40자로 입력해 주세요.')).toBeVisible()
  await user.type(screen.getByLabelText('제목'), '겨울방학 종일 돌봄')
  await user.type(screen.getByLabelText('버튼 글'), '돌봄 예약')
  await user.type(screen.getByLabelText('버튼이 여는 곳'), '돌봄 예약')
  await user.click(screen.getByRole('radio', { name: '돌봄' }))
  expect(preview().getByRole('heading', { name: '겨울방학 종일 돌봄' })).toBeVisible()
  expect(preview().getByRole('link', { name: '돌봄 예약' })).toHaveAttribute('href', '/care')
  await user.click(screen.getByRole('button', { name: '저장' }))
  await saved()
  expect(await readBanners()).toMatchObject([
    { title: '첫 배너', sort: 10 },
    {
      title: '겨울방학 종일 돌봄',
      subtitle: '',
      ctaText: '돌봄 예약',
      ctaHref: '/care',
      imageUrl: '/media/hero-care.webp',
      sort: 5,
    },
  ])
})

test('an address of a picture the site would not show is refused', async () => {
  const user = await show('/staff/content?edit=')
  const address = await screen.findByLabelText('그림 주소')
  await user.type(screen.getByLabelText('제목'), '배너')
  await user.type(address, 'https://dodam.example/a.jpg')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('이 주소의 그림은 사이트에 보이지 않아요.')).toBeVisible()
  await user.clear(address)
  await user.type(address, 'https://storage.googleapis.com/dodam/a.jpg')
  await user.click(screen.getByRole('button', { name: '저장' }))
  await saved()
  expect(await readBanners()).toMatchObject([
    { imageUrl: 'https://storage.googleapis.com/dodam/a.jpg' },
  ])
})

test('a broken snack is repaired: the form has its raw values, unknown fields are named', async () => {
  await site.put('snack_menu_growth/eggs', {
    title: '달걀',
    price: '이천',
    order: 7,
    allergens: [1, 77],
    note: '오래된 메모',
  })
  const user = await show('/staff/content?tab=growth')
  await screen.findByText('표시되지 않음: 가격이 올바르지 않아요')
  await user.click(screen.getByRole('button', { name: '달걀 수정' }))
  expect(screen.getByLabelText('가격')).toHaveValue('이천')
  expect(screen.getByText(/note.*콘솔에서/)).toBeVisible()
  await user.clear(screen.getByLabelText('가격'))
  await user.type(screen.getByLabelText('가격'), '2,000')
  await user.click(screen.getByRole('checkbox', { name: '우유' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await saved()
  expect(await readSnackRows('growth')).toEqual([
    { id: 'eggs', title: '달걀', price: 2000, imageUrl: undefined, order: 7, allergens: [1, 2] },
  ])
})

test('two teachers edit one snack: the second sees the changes, takes or overwrites them', async () => {
  await site.put('snack_menu_basic/milk', snack('우유', 10))
  const user = await show('/staff/content?tab=basic&edit=milk')
  await user.type(await screen.findByLabelText('이름'), ' 한 컵')
  await site.put('snack_menu_basic/milk', { ...snack('흰 우유', 99), price: 2700 })
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('그사이 다른 선생님이 고쳤어요.')).toBeVisible()
  expect(screen.getByText('바뀐 칸: 이름, 가격')).toBeVisible()
  await user.click(screen.getByRole('button', { name: '새 내용 보기' }))
  expect(screen.getByLabelText('이름')).toHaveValue('흰 우유')
  const mine = within(screen.getByRole('region', { name: '내가 쓴 내용' }))
  expect(mine.getByRole('heading')).toHaveFocus()
  expect(mine.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '우유 한 컵',
    '2500',
  ])
  await user.click(mine.getByRole('button', { name: '내가 쓴 내용 넣기' }))
  expect(screen.getByLabelText('이름')).toHaveValue('우유 한 컵')
  expect(screen.queryByRole('region', { name: '내가 쓴 내용' })).toBeNull()
  await site.put('snack_menu_basic/milk', { ...snack('딸기 우유', 98), price: 2700 })
  await user.click(screen.getByRole('button', { name: '저장' }))
  await user.click(await screen.findByRole('button', { name: '덮어쓰기' }))
  await saved()
  expect(await readSnackRows('basic')).toMatchObject([
    { title: '우유 한 컵', price: 2500, order: 98 },
  ])
})

test('a colleague’s move of the snack is no conflict', async () => {
  await site.put('snack_menu_basic/milk', snack('우유', 10))
  const user = await show('/staff/content?tab=basic&edit=milk')
  await user.type(await screen.findByLabelText('이름'), ' 한 컵')
  await site.put('snack_menu_basic/milk', snack('우유', 55))
  await user.click(screen.getByRole('button', { name: '저장' }))
  await saved()
  expect(await readSnackRows('basic')).toMatchObject([{ title: '우유 한 컵', order: 55 }])
})

test('after a lost answer the snack is found and not added twice', async () => {
  const user = await show('/staff/content?tab=basic&edit=')
  await user.type(await screen.findByLabelText('이름'), '우유')
  await user.type(screen.getByLabelText('가격'), '2500')
  site.lose('commit')
  await user.click(screen.getByRole('button', { name: '저장' }))
  await saved()
  expect(await readSnackRows('basic')).toMatchObject([{ title: '우유', price: 2500, order: 10 }])
})

test('a special snack is unpublished at first, and its text becomes paragraphs and lists', async () => {
  const user = await show('/staff/content?tab=special&edit=')
  await user.type(await screen.findByLabelText('이름'), '크리스마스 케이크')
  await user.selectOptions(screen.getByLabelText('지점'), '성수점')
  fireEvent.change(screen.getByLabelText('마감 날짜'), { target: { value: '2099-12-18' } })
  fireEvent.change(screen.getByLabelText('마감 시각'), { target: { value: '18:00' } })
  await user.type(screen.getByLabelText('상품 이름'), '꾸러미')
  await user.type(screen.getByLabelText('가격'), '19000')
  await user.type(screen.getByLabelText('설명'), '함께 만들어요.{enter}{enter}- 시트{enter}- 크림')
  expect(screen.getByRole('checkbox', { name: '게시' })).not.toBeChecked()
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('게시 전')).toBeVisible()
  expect(screen.getByText(/19,000원 · 성수점/)).toBeVisible()
  expect(await readSpecialSnackRows(new Date('2099-12-01'))).toEqual([])
  await user.click(screen.getByRole('button', { name: '크리스마스 케이크 수정' }))
  expect(screen.getByLabelText('지점')).toHaveValue('성수점')
  expect(screen.getByLabelText('설명')).toHaveValue('함께 만들어요.\n\n- 시트\n- 크림')
  await user.click(screen.getByRole('checkbox', { name: '게시' }))
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('예약 중')).toBeVisible()
  expect(await readSpecialSnackRows(new Date('2099-12-01'))).toMatchObject([
    {
      title: '크리스마스 케이크',
      branch: '성수점',
      deadlineTs: new Date('2099-12-18T09:00:00Z'),
      product: {
        title: '꾸러미',
        price: 19_000,
        html: '<p>함께 만들어요.</p><ul><li>시트</li><li>크림</li></ul>',
      },
    },
  ])
})

test('foreign HTML is kept until 「새로 쓰기」', async () => {
  const html = '<table><tr><td>시트 2장</td></tr></table>'
  const event = special('케이크', '2099-12-18T09:00:00Z')
  await site.put('special_snack_events/cake', {
    ...event,
    product: { ...event.product, html },
  })
  const user = await show('/staff/content?tab=special&edit=cake')
  expect((await screen.findAllByText('시트 2장')).length).toBeGreaterThan(0)
  expect(screen.queryByLabelText('설명')).toBeNull()
  await user.type(screen.getByLabelText('이름'), '!')
  await user.click(screen.getByRole('button', { name: '저장' }))
  await saved()
  expect(await readSpecialSnackRows(new Date('2099-12-01'))).toMatchObject([
    { title: '케이크!', product: { html } },
  ])
  await user.click(await screen.findByRole('button', { name: '케이크! 수정' }))
  await user.click(screen.getByRole('button', { name: '새로 쓰기' }))
  await user.type(screen.getByLabelText('설명'), '새 설명')
  await user.click(screen.getByRole('button', { name: '저장' }))
  await saved()
  expect(await readSpecialSnackRows(new Date('2099-12-01'))).toMatchObject([
    { product: { html: '<p>새 설명</p>' } },
  ])
})

test('leaving asks only with changes', async () => {
  confirm.mockReturnValueOnce(false)
  const user = await show('/staff/content?edit=')
  await screen.findByLabelText('제목')
  await user.type(screen.getByLabelText('제목'), '배너')
  await user.click(screen.getByRole('button', { name: '목록으로' }))
  await vi.waitFor(() =>
    expect(confirm).toHaveBeenCalledWith('저장하지 않은 내용이 있어요. 나갈까요?'),
  )
  expect(screen.getByLabelText('제목')).toHaveValue('배너')
  await user.click(screen.getByRole('button', { name: '목록으로' }))
  await saved()
  await user.click(screen.getByRole('button', { name: '추가' }))
  await user.click(await screen.findByRole('button', { name: '목록으로' }))
  await saved()
  expect(confirm).toHaveBeenCalledTimes(2)
})

test('typed text stays when a colleague deletes the item, and is added again', async () => {
  await site.put('snack_menu_basic/milk', snack('우유', 10))
  const user = await show('/staff/content?tab=basic&edit=milk')
  await user.type(await screen.findByLabelText('이름'), ' 한 컵')
  await site.remove('snack_menu_basic/milk')
  await user.click(screen.getByRole('button', { name: '저장' }))
  expect(await screen.findByText('그사이 다른 선생님이 삭제했어요.')).toBeVisible()
  expect(screen.queryByRole('button', { name: '새 내용 보기' })).toBeNull()
  expect(screen.getByLabelText('이름')).toHaveValue('우유 한 컵')
  await user.click(screen.getByRole('button', { name: '다시 추가' }))
  await saved()
  expect(await readSnackRows('basic')).toMatchObject([{ title: '우유 한 컵', price: 2500 }])
})

const waits = async (count: number) =>
  (await screen.findByText(`입금 대기 주문 ${count}건이 있어요.`)).closest('p')
const nothingWaits = () => expect(screen.queryByText(/^입금 대기 주문/)).toBeNull()

test('waiting orders are mentioned beside 「저장」 when the price changes', async () => {
  await site.put('snack_menu_basic/milk', snack('우유', 10))
  await putOrder('order-1', 'basic/milk')
  await putOrder('order-2', 'basic/milk')
  await putOrder('order-3', 'growth/milk')
  const user = await show('/staff/content?tab=basic&edit=milk')
  const price = await screen.findByLabelText('가격')
  await user.type(screen.getByLabelText('이름'), '!')
  nothingWaits()
  await user.type(price, '0')
  const notice = await waits(2)
  expect(notice).toHaveRole('status')
  expect(notice?.parentElement).toContainElement(screen.getByRole('button', { name: '저장' }))
  await user.clear(price)
  await user.type(price, '2,500')
  nothingWaits()
})

test('waiting orders are mentioned when a special snack is unpublished', async () => {
  await site.put('special_snack_events/cake', special('케이크', '2099-12-18T09:00:00Z'))
  await putOrder('order-1', 'special/cake')
  const user = await show('/staff/content?tab=special&edit=cake')
  const published = await screen.findByRole('checkbox', { name: '게시' })
  nothingWaits()
  await user.click(published)
  expect(await waits(1)).toBeVisible()
  await user.click(published)
  nothingWaits()
})

test.each([
  { what: 'a new price', tab: 'basic', id: 'milk', change: '가격' },
  { what: '「게시」 off', tab: 'special', id: 'cake', change: '게시' },
])('$what says first that waiting orders could not be counted', async ({ tab, id, change }) => {
  await site.put('snack_menu_basic/milk', snack('우유', 10))
  await site.put('special_snack_events/cake', special('케이크', '2099-12-18T09:00:00Z'))
  await putOrder('order-1', `${tab}/${id}`)
  await site.fail({ collection: 'orders', status: 403 })
  const user = await show(`/staff/content?tab=${tab}&edit=${id}`)
  const field = await screen.findByLabelText(change)
  nothingWaits()
  if (change === '가격') await user.type(field, '0')
  else await user.click(field)
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('입금 대기 주문을 확인하지 못했어요.')
  expect(notice.parentElement).toContainElement(screen.getByRole('button', { name: '저장' }))
  await site.fail()
  await user.click(within(notice).getByRole('button', { name: '다시 시도' }))
  expect(await waits(1)).toBeVisible()
  expect(screen.getByRole('button', { name: '저장' })).toHaveFocus()
})

test.each([
  ['banner', '제목'],
  ['basic', '이름'],
  ['special', '이름'],
])('the preview of a %s without a name has no empty heading', async (tab, words) => {
  await show(`/staff/content?tab=${tab}&edit=`)
  await screen.findByRole('region', { name: '미리보기' })
  const headings = preview().getAllByRole('heading')
  expect(headings.map(({ textContent }) => textContent)).toEqual(['미리보기', words])
})

test('each text field shows its length', async () => {
  const user = await show('/staff/content?edit=')
  const title = await screen.findByLabelText('제목')
  const counts = () => screen.getAllByText(/^\d+\/\d+$/).map(({ textContent }) => textContent)
  expect(counts()).toEqual(['0/40', '0/80', '0/20'])
  await user.type(title, '겨울 방학')
  await user.type(screen.getByLabelText('설명'), '하루')
  expect(counts()).toEqual(['5/40', '2/80', '0/20'])
  expect(screen.getByRole('textbox', { name: '제목' })).toBe(title)
})

test('after a lost answer to a move the list shows it, without an alert', async () => {
  for (const place of [10, 20, 30])
    await site.put(`banners/b${place}`, banner(`배너 ${place}`, place))
  const user = await show()
  await screen.findByText('배너 30')
  site.lose('commit')
  await user.click(screen.getByRole('button', { name: '배너 30 아래로' }))
  await vi.waitFor(async () => expect((await rows('배너 30'))[1]).toMatch(/배너 30.*2번째/))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a refused move says so and changes nothing', async () => {
  for (const place of [10, 20]) await site.put(`banners/b${place}`, banner(`배너 ${place}`, place))
  const user = await show()
  await screen.findByText('배너 20')
  await site.remove(`staff/staff-1`)
  await user.click(screen.getByRole('button', { name: '배너 20 아래로' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('권한이 없어요')
  expect((await rows('배너 20'))[0]).toMatch(/배너 20.*1번째/)
})
