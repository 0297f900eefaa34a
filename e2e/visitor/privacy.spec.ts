import type { Page } from '@playwright/test'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { button, select, textbox } from '../support/controls'
import { pushAddress } from '../support/goTo'
import {
  containsTypedText,
  expectNothingLeaked,
  recordTraffic,
  storedData,
  typed,
  visibleAddress,
} from '../support/recordTraffic'
import { expect, open, test } from '../support/test'

const TEN_O_CLOCK = new Date('2026-11-20T10:00:00+09:00')

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function addChild(page: Page) {
  await button(page, '자녀 추가').click()
  await textbox(page, '이름').fill(typed.child)
  await page.getByLabel('생년월일').fill('2019-07-07')
  await textbox(page, '학교').fill('표식초등학교')
  await page.getByRole('group', { name: '알레르기' }).getByLabel('땅콩').check()
  await textbox(page, '메모').fill(typed.note)
  await button(page, '저장').click()
  await expect(page.getByRole('heading', { name: typed.child })).toBeVisible()
}

async function reserve(page: Page) {
  await select(page, '자녀').selectOption({ label: typed.child })
  await page.getByRole('button', { name: /^2026년 11월 25일/ }).click()
  await select(page, '시').selectOption('13')
  await select(page, '출발지').fill(typed.address)
  await expect(page.getByText('찾는 장소가 없어요. 지도에서 골라 보세요.')).toBeVisible()
  for (const [field, place] of [
    ['출발지', '성동초등학교'],
    ['도착지', '도담아지트 성수점'],
  ] as const) {
    await select(page, field).fill(place)
    await page.getByRole('option', { name: place, exact: true }).click()
  }
  await textbox(page, '메모').fill(typed.note)
  await button(page, '장바구니 담기').click()
  await button(page, '전체 예약하기').click()
}

async function walkWizard(page: Page) {
  for (const [question, answer] of [
    ['누구를 데리러 갈까요?', () => page.getByRole('radio', { name: typed.child }).check()],
    ['언제 만날까요?', () => page.getByRole('button', { name: /^2026년 11월 26일/ }).click()],
    ['몇 시에 만날까요?', () => button(page, '17:30').click()],
    ['어디에서 어디로 갈까요?', async () => {}],
    ['더 알려 주실 것이 있나요?', () => textbox(page, '메모').fill(typed.note)],
  ] as const) {
    await expect(heading(page)).toHaveText(question)
    await answer()
    await button(page, '다음').click()
  }
  await expect(heading(page)).toHaveText('예약을 확인해 주세요')
  await button(page, '장바구니 담기').click()
  await expect(page).toHaveURL('/pickup')
}

async function fillRequest(page: Page) {
  for (const [label, value] of [
    ['신청자 이름', typed.name],
    ['연락처', typed.phone],
    ['희망 일시', '2026-11-20T15:00'],
    ['픽업 주소', typed.address],
    ['도착 주소', typed.address],
    ['자녀 이름', typed.child],
    ['요청 사항', typed.note],
  ] as const)
    await page.getByLabel(label).fill(value)
  await page.getByRole('checkbox', { name: /^개인정보 수집 및 이용에 동의/ }).check()
}

const receipt = (page: Page) => page.getByRole('heading', { name: '신청이 접수되었습니다' })

async function suggest(page: Page) {
  await textbox(page, '장소').fill(typed.address)
  await textbox(page, '이유').fill(typed.note)
  await textbox(page, '연락처').fill(typed.phone)
}

/** Documents of a pickup request and of a branch suggestion. */
const isSentToTheAgit = (request: string) =>
  /^\S+\/documents:commit/.test(request) &&
  /\/documents\/(?:pickup_requests|branch_suggestions)\//.test(request)

test.describe('a guest’s typed data', { tag: '@phone' }, () => {
  // Console errors are expected here, and searched too.
  test.use({ allowedErrors: [/./] })

  test('reaches only the agit and does not stay on the device', async ({
    page,
    context,
    backend,
  }) => {
    test.setTimeout(90_000)
    const { requests, lines, hosts } = recordTraffic(page, context)
    const alerts = autoAcceptDialogs(page)
    const names = new Set<string>()
    let places = 0
    const look = async () => {
      lines.push(await visibleAddress(page))
      for (const [name] of await storedData(page)) names.add(name)
      places += 1
    }
    const go = async (path: string, title: string) => {
      await look()
      await pushAddress(page, path)
      await expect(heading(page)).toHaveText(title)
    }

    await page.clock.setFixedTime(TEN_O_CLOCK)
    await open(page, '/my/children')
    await addChild(page)
    await go('/pickup', '픽업 예약')
    await reserve(page)
    await go('/pickup/child', '누구를 데리러 갈까요?')
    await walkWizard(page)
    await go('/my/bookings', '내 예약')
    const download = page.waitForEvent('download')
    await button(page, '캘린더에 저장').first().click()
    expect((await download).suggestedFilename()).toBe('dodam-agit-2026-11-25.ics')
    await go('/my', '내 정보')

    await go('/pickup/apply?branch=seongsu', '픽업 신청')
    await fillRequest(page)
    await backend.fail({ collection: 'pickup_requests', status: 503, times: 1 })
    await button(page, '신청하기').click()
    await expect
      .poll(() => alerts.at(-1))
      .toBe('신청을 완료하지 못했습니다. 잠시 후 다시 시도해 주세요.')
    await expect(page.getByLabel('신청자 이름')).toHaveValue(typed.name)
    await button(page, '신청하기').click()
    await expect(receipt(page)).toBeVisible()

    await go('/branches/seongsu', '성수점')
    await button(page, '픽업 신청하기').click()
    await fillRequest(page)
    await button(page, '신청하기').click()
    await expect(receipt(page)).toBeVisible()
    await button(page, '확인').click()

    await go('/branches/suggest', '지점 제안')
    await suggest(page)
    await look()
    await button(page, '제안하기').click()
    await expect(page.getByRole('heading', { name: '제안이 접수됐어요' })).toBeVisible()
    await button(page, '다른 곳 더 제안하기').click()
    await suggest(page)

    await go('/branches', '지점 안내')
    const search = page.getByRole('searchbox')
    await search.fill(typed.address)
    await expect(page.getByText('조건에 맞는 지점이 없어요.')).toBeVisible()
    await page.getByRole('tab', { name: '지도' }).click()
    await expect(page).toHaveURL('/branches?view=map')
    await expect(search).toHaveValue(typed.address)
    await button(page, '검색 조건 지우기').last().click()
    await expect(search).toHaveValue('')
    await search.fill('성수')
    await expect(page).toHaveURL(/[?&]q=/)
    await go('/faq', '자주 묻는 질문')
    await search.fill(typed.child)
    await expect(page.getByText(/검색 결과 0개/)).toBeVisible()
    await go('/programs', '프로그램')
    await search.fill(typed.child)
    await expect(page.getByText('0개', { exact: true })).toBeVisible()
    await expect(page).toHaveURL('/programs')

    await go('/programs/coding', '블록 코딩 놀이')
    await select(page, '기본 자녀').selectOption({ label: typed.child })
    await page.getByRole('button', { name: /잔여/ }).first().click()
    await button(page, '예약하기').click()
    expect(alerts.at(-1)).toContain('"programId":"coding"')
    await go('/membership', '우리 집에 맞는 멤버십을 골라 보세요')
    await button(page, '레귤러 장바구니 담기').click()
    await button(page, '장바구니 보기').click()
    await go('/topup', '얼마를 충전할까요?')
    await button(page, '장바구니 담기').click()
    await button(page, '바로 결제하기').click()

    await backend.fail({ status: 500 })
    await go('/snack', '오늘은 어떤 간식이 좋을까요?')
    await expect(page.getByText('메뉴를 불러오지 못했습니다.')).toHaveCount(2)
    await backend.clearFaults()
    await button(page, '다시 시도').first().click()
    await select(page, '자녀').selectOption({ label: typed.child })
    await button(page, '우유 담기').click()
    await button(page, '바로 결제하기').click()

    // A part crashes while it shows typed text.
    await go('/pickup', '픽업 예약')
    await textbox(page, '메모').fill(typed.note)
    await page.evaluate(() => {
      String.prototype.padStart = () => {
        throw new Error('broken on purpose')
      }
    })
    await page.getByRole('button', { name: /^2026년 11월 27일/ }).click()
    await expect(page.getByText('이 부분을 표시하지 못했어요.').first()).toBeVisible()
    await look()

    // A broken stored value with a name in it.
    await page.evaluate((name) => {
      window.localStorage.setItem('dodam-bookings', `{"v":1,"data":[{"child":"${name}"`)
    }, typed.child)
    await open(page, '/my/bookings')
    await go('/branches/suggest', '지점 제안')
    await suggest(page)
    await go('/my/profile', '프로필')
    await look()
    await button(page, '이 기기의 데이터 모두 삭제').click()
    await expect(page.getByText('이 기기의 데이터를 모두 삭제했어요.')).toBeVisible()
    expect(await storedData(page)).toEqual([])
    await go('/my/children', '자녀')
    await go('/pickup', '픽업 예약')
    expect(containsTypedText(await page.content())).toBe(false)
    await look()
    expect((await storedData(page)).filter((entry) => containsTypedText(entry.join()))).toEqual([])

    const heard = { requests, lines, hosts, names }
    const { sent, leaking } = await expectNothingLeaked(page, heard, isSentToTheAgit)
    expect(names.size).toBeGreaterThan(6)
    expect(sent.length).toBeGreaterThan(50)
    // Two tries of a request, another from the dialog, and a suggestion.
    expect(leaking).toHaveLength(4)
    test.info().annotations.push({
      type: 'searched',
      description: `${sent.length} requests, ${lines.length} lines, ${places} looks, keys: ${[...names].toSorted().join(' ')}`,
    })
  })
})

test.describe('before the scripts run', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('a submitted form puts nothing into the address', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.url()}\n${request.postData() ?? ''}`))
    await page.goto('/branches/suggest')
    await suggest(page)
    await button(page, '제안하기').click()
    await textbox(page, '연락처').press('Enter')
    await expect(textbox(page, '장소')).toHaveValue(typed.address)
    await expect(page).toHaveURL('/branches/suggest')
    await page.goto('/signup')
    await textbox(page, '휴대폰 번호').fill(typed.phone)
    await textbox(page, '휴대폰 번호').press('Enter')
    await expect(textbox(page, '휴대폰 번호')).toHaveValue(typed.phone)
    expect(sent.filter(containsTypedText)).toEqual([])
  })
})
