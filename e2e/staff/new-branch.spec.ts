import type { Browser, Page } from '@playwright/test'
import { AFTERNOON_AHEAD_MS } from '../support/afternoon'
import { autoAcceptDialogs } from '../support/autoAcceptDialogs'
import { chooseDay } from '../support/careBooking'
import { button, select, textbox } from '../support/controls'
import { leaveSentOrder } from '../support/order'
import { seoulDay } from '../support/rideDocuments'
import { STAFF_PHONE, signIn, signUp, TEACHER_PHONE } from '../support/signIn'
import { type Backend, expect, open, test } from '../support/test'

test.use({ aheadMs: AFTERNOON_AHEAD_MS })

const BRANCH = '용산점'
const TEACHER = { phone: '010-7777-0001', nickname: '용산쌤' }
const PARENT = { phone: '010-7777-0002', nickname: '이나맘' }
const CHILD = '한이나'

/** Somebody on a device of their own, who says yes to every question. */
async function newcomer(browser: Browser, backend: Backend): Promise<Page> {
  const page = await browser.newPage()
  await backend.lead(page)
  autoAcceptDialogs(page)
  return page
}

/** A row ignores presses for a second after the last one. */
const untilRested = (page: Page) => expect(page.locator('[data-resting]')).toHaveCount(0)

async function addBranch(page: Page): Promise<void> {
  await button(page, '지점 추가').click()
  for (const [name, text] of [
    ['이름', BRANCH],
    ['구', '용산구'],
    ['주소', '서울특별시 용산구 한강대로 100'],
    ['짧은 주소', '서울 용산구 한강대로 100'],
    ['전화', '02-000-0007'],
    ['위도', '37.5299'],
    ['경도', '126.9648'],
  ] as const)
    await textbox(page, name).fill(text)
  await page.getByRole('radio', { name: /^운영 중/ }).check()
  await button(page, '저장').click()
  await expect(button(page, `${BRANCH} 수정`)).toBeVisible()
}

async function openCare(page: Page): Promise<void> {
  await open(page, '/staff/programs')
  await select(page, '프로그램').selectOption({ label: `돌봄 · ${BRANCH}` })
  // A month is the largest commit: a cold backend on a busy machine may need another press.
  await expect(async () => {
    await button(page, '회차 열기').click()
    await expect(page.getByText(/개 회차를 열었어요\.$|모두 열려 있어요\.$/)).toBeVisible()
  }).toPass()
}

/** The code as its link has it. */
async function inviteTeacher(page: Page): Promise<string> {
  await open(page, '/staff/people')
  await button(page, '선생님 초대').click()
  await textbox(page, '이름').fill(TEACHER.nickname)
  await textbox(page, '휴대폰 번호').fill(TEACHER.phone)
  await page.getByRole('checkbox', { name: BRANCH }).check()
  await button(page, '초대 만들기').click()
  const code = await page.getByText(/^[A-HJ-NP-Z2-9]{5}-[A-HJ-NP-Z2-9]{5}$/).innerText()
  await button(page, '닫기').click()
  return code.replace('-', '')
}

async function joinAgit(page: Page, code: string): Promise<void> {
  await signUp(page, TEACHER.phone, TEACHER.nickname)
  await open(page, `/staff/join#${code}`)
  await expect(
    page.getByText(`${TEACHER.nickname} 님, 도담아지트 ${BRANCH}에 합류할까요?`),
  ).toBeVisible()
  await button(page, '합류하기').click()
  await expect(page).toHaveURL('/staff')
}

/** With the consents to health data and pictures. */
async function registerChild(page: Page): Promise<void> {
  await open(page, '/my/children')
  await button(page, '자녀 추가').click()
  await textbox(page, '이름').fill(CHILD)
  await page.getByRole('checkbox', { name: /수집·이용에 동의합니다 \(선택\)$/ }).check()
  await page.getByRole('checkbox', { name: /우유/ }).check()
  await button(page, '저장').click()
  await expect(page.getByRole('heading', { name: CHILD })).toBeVisible()
  await button(page, '수정').click()
  await button(page, '사진에 동의하기').click()
  await expect(button(page, '동의 철회')).toBeVisible()
  await button(page, '저장').click()
  await expect(button(page, '저장')).toBeHidden()
}

async function orderPass(page: Page): Promise<void> {
  await open(page, '/membership')
  await button(page, '라이트 장바구니 담기').click()
  await button(page, '장바구니 보기').click()
  await textbox(page, '입금자명').fill('한정우')
  await page.getByRole('dialog').getByRole('button', { name: '주문하기' }).click()
  await leaveSentOrder(page)
}

async function confirmPayment(page: Page): Promise<void> {
  await open(page, '/staff/orders')
  await page.getByRole('searchbox').fill('한정우')
  await button(page, '입금 확인').click()
  await expect(button(page, '입금 확인')).toHaveCount(0)
}

async function bookStay(page: Page): Promise<void> {
  await open(page, '/care')
  await expect(page.getByRole('radio', { name: CHILD })).toBeChecked()
  await select(page, '지점').selectOption(BRANCH)
  await chooseDay(page, seoulDay(0))
  await expect(page.getByText('운영시간 12:00~20:00')).toBeVisible()
  const times = page.getByRole('list', { name: '시간' })
  await times.getByRole('button', { name: /^15:00~/ }).click()
  await button(page, '예약하기').click()
  await expect(page).toHaveURL('/my/bookings')
  await expect(page.getByText('방금 예약했어요')).toHaveCount(1)
}

async function bookRide(page: Page): Promise<void> {
  await open(page, '/pickup')
  await expect(select(page, '자녀')).toHaveValue(/./)
  await chooseDayOfRide(page)
  await select(page, '시').selectOption('16')
  await select(page, '분').selectOption('30')
  await select(page, '출발지').fill('성동초')
  await page.getByRole('option', { name: '성동초등학교', exact: true }).click()
  // Where the next stay is.
  await expect(select(page, '도착지')).toHaveValue(`도담아지트 ${BRANCH}`)
  await button(page, '바로 예약하기').click()
  await expect(page).toHaveURL('/my/bookings')
  await expect(page.getByText('방금 예약했어요')).toHaveCount(1)
}

const chooseDayOfRide = async (page: Page) => {
  const [year, month, date] = seoulDay(0).split('-').map(Number)
  await button(page, new RegExp(`^${year}년 ${month}월 ${date}일`)).click()
}

test('a new branch serves a new family through its new teacher, from the booking to 하원 and 도착 @desktop @long', async ({
  page: owner,
  browser,
  backend,
}) => {
  test.slow()
  autoAcceptDialogs(owner)
  await signIn(owner, STAFF_PHONE, '/staff/settings?tab=branches')
  const [teacher, parent] = [await newcomer(browser, backend), await newcomer(browser, backend)]

  await test.step('the owner adds it, opens its care, and invites a teacher who is new', async () => {
    await addBranch(owner)
    await openCare(owner)
    await joinAgit(teacher, await inviteTeacher(owner))
  })

  await test.step('a family signs up, registers a child and buys a pass', async () => {
    await signUp(parent, PARENT.phone, PARENT.nickname)
    await registerChild(parent)
    await orderPass(parent)
    await confirmPayment(owner)
  })

  await test.step('it books care and a pickup there', async () => {
    await bookStay(parent)
    await bookRide(parent)
  })

  await test.step('the teacher takes the child in', async () => {
    await open(teacher, '/staff/care')
    const row = teacher
      .getByRole('list', { name: '돌봄 명단' })
      .getByRole('listitem')
      .filter({ hasText: CHILD })
    await expect(row).toContainText('우유')
    await button(teacher, `${CHILD} 등원`).click()
    await expect(button(teacher, `${CHILD} 하원`)).toBeVisible()
  })

  await test.step('drives the pickup, each step of which the family sees', async () => {
    await open(teacher, '/staff')
    const rides = teacher.getByRole('list', { name: '픽업 목록' }).getByRole('listitem')
    await expect(rides).toHaveCount(1)
    await expect(rides).toContainText(CHILD)
    await expect(rides).toContainText('접수')
    await open(parent, '/my')
    const card = parent
      .getByRole('region', { name: '오늘' })
      .getByRole('article')
      .filter({ hasText: '성동초등학교' })
    for (const [press, status] of [
      ['확정하기', '확정'],
      ['출발', '출발'],
      ['탑승', '탑승'],
      ['도착', '도착'],
    ] as const) {
      await untilRested(teacher)
      await button(teacher, press).click()
      await expect(card.locator('[aria-current="step"]')).toContainText(status)
    }
    await expect(rides).toContainText('도착')
  })

  await test.step('and hands the child over', async () => {
    await open(teacher, '/staff/care')
    await button(teacher, `${CHILD} 하원`).click()
    const dialog = teacher.getByRole('dialog', { name: '하원' })
    await dialog.getByRole('radio', { name: '보호자' }).check()
    await dialog.getByRole('button', { name: '하원하기' }).click()
    await expect(dialog).toBeHidden()
    const stay = parent
      .getByRole('region', { name: '오늘' })
      .getByRole('article')
      .filter({ has: parent.getByRole('list', { name: '돌봄 상황' }) })
    await expect(stay.locator('[aria-current="step"]')).toContainText('하원')
    await expect(stay).toContainText(BRANCH)
  })

  await test.step('who teaches at another branch sees nothing of it', async () => {
    await expect(select(teacher, '지점')).toHaveCount(0)
    const other = await newcomer(browser, backend)
    await signIn(other, TEACHER_PHONE, '/staff/care')
    await expect(other.getByRole('main')).toContainText('11.20(금)')
    await expect(other.getByText(CHILD)).toHaveCount(0)
  })
})
