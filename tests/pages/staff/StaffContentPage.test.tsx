import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StaffContentPage } from '@/pages/staff/content/StaffContentPage'
import { StaffMember } from '@/pages/staff/staffMember'
import { readBanners } from '@/repository/banners'
import { withQueries } from '../../remote/withQueries'
import { localFirestore } from '../../repository/localFirestore'
import { signIn } from '../../repository/signIn'
import { localAuth } from '../../services/localAuth'

vi.mock('firebase/auth', async () =>
  (await import('../../services/localAuth')).browserBuildOfAuth(),
)

const firestore = localFirestore()
const auth = localAuth()
let uid = ''

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

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  uid = await signIn({ firestore, auth }, '+821012345678')
  await firestore.put(`staff/${uid}`, { name: '도담쌤' })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function show(address = '/staff/content') {
  render(
    withQueries(
      <MemoryRouter initialEntries={[address]}>
        <StaffMember value={{ uid, name: '도담쌤' }}>
          <StaffContentPage />
        </StaffMember>
      </MemoryRouter>,
    ),
  )
  return userEvent.setup()
}

const rows = async (title: string) => {
  await screen.findAllByText(title)
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

test('banners stand in the order of the site, with what a visitor sees of each', async () => {
  for (const place of [1, 2, 3, 4, 6])
    await firestore.put(`banners/b${place}`, banner(`배너 ${place}`, place))
  await firestore.put('banners/broken', { ...banner('', 5), title: 7 })
  await firestore.put('banners/lost', { title: '길 잃은 배너' })
  show()
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

test('「위로」 and 「아래로」 move a banner; the site follows', async () => {
  for (const place of [10, 20, 30])
    await firestore.put(`banners/b${place}`, banner(`배너 ${place}`, place))
  const user = show()
  expect(await screen.findByRole('button', { name: '배너 30 위로' })).toBeDisabled()
  expect(screen.getByRole('button', { name: '배너 10 아래로' })).toBeDisabled()
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

test('「삭제」 asks first, and says how many orders wait', async () => {
  await firestore.put('snack_menu_basic/milk', snack('우유', 10))
  await firestore.put('orders/order-1', {
    uid: 'parent',
    nickname: '하준맘',
    kind: 'snack',
    branchId: 'seongsu',
    lines: [{ code: 'basic/milk', name: '우유', priceKRW: 2500, quantity: 1 }],
    totalKRW: 2500,
    depositor: '김하준',
    status: 'awaitingPayment',
    createdAt: new Date('2026-11-20T00:00:00Z'),
    updatedAt: new Date('2026-11-20T00:00:00Z'),
  })
  const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValue(true)
  vi.stubGlobal('confirm', confirm)
  const user = show('/staff/content?tab=basic')
  const remove = await screen.findByRole('button', { name: '우유 삭제' })
  await user.click(remove)
  await vi.waitFor(() =>
    expect(confirm).toHaveBeenCalledWith(
      '입금 대기 주문 1건이 있어요.\n「우유」을(를) 삭제할까요? 되돌릴 수 없어요.',
    ),
  )
  expect(await firestore.get('snack_menu_basic/milk')).toBeDefined()
  await user.click(remove)
  expect(await screen.findByText('아직 내용이 없어요.')).toBeVisible()
  expect(await firestore.get('snack_menu_basic/milk')).toBeUndefined()
})

test('special snacks stand by their deadlines and have no place to move to', async () => {
  await firestore.put('special_snack_events/a', special('한가위 송편', '2020-09-18T09:00:00Z'))
  await firestore.put('special_snack_events/b', special('크리스마스', '2099-12-18T09:00:00Z'))
  await firestore.put('special_snack_events/c', special('떡케이크', '2099-12-04T03:00:00Z', false))
  const user = show()
  await user.click(screen.getByRole('tab', { name: '특별 간식' }))
  expect(await rows('크리스마스')).toEqual([
    expect.stringMatching(/떡케이크18,000원 · 성수점 · 12.04\(금\) 12:00 마감게시 전/),
    expect.stringMatching(/크리스마스.*예약 중/),
    expect.stringMatching(/한가위 송편.*마감$|한가위 송편.*마감/),
  ])
  const list = screen.getAllByRole('list').at(-1)
  expect(within(list ?? document.body).queryByRole('button', { name: /위로/ })).toBeNull()
})

test('a list that does not come says so, and is asked for again', async () => {
  await firestore.put('banners/b1', banner('배너 1', 1))
  await firestore.fail({ collection: 'banners', status: 503, times: 2 })
  const user = show()
  await user.click(await screen.findByRole('button', { name: '다시 시도' }))
  expect(await screen.findByText('배너 1')).toBeVisible()
})
