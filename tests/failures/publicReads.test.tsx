import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { failingSite, findMessage } from './failingSite'
import { type Proof, type Proofs, proveRows } from './proveRows'
import type { Fault } from './rows/failureRows'
import { publicReadRows } from './rows/publicReadRows'

const site = failingSite()

const hero = () => within(screen.getByRole('region', { name: '메인 배너' }))
async function isCalm(): Promise<void> {
  expect(await hero().findByText('안심 돌봄과 픽업, 도담아지트')).toBeVisible()
  const pictures = [...document.querySelectorAll('main img')].map((image) =>
    image.getAttribute('src'),
  )
  expect(pictures.filter((src) => src?.startsWith('/media/hero-default'))).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
}
async function menuLeadsOn(): Promise<void> {
  const [link] = within(screen.getByRole('main')).getAllByRole('link', { name: '픽업 신청' })
  if (link) await site.user.click(link)
  expect(await screen.findByRole('heading', { level: 1, name: '픽업 신청' })).toBeVisible()
}
const printed = () => JSON.stringify(vi.mocked(console.warn).mock.calls)
const bannersFail =
  (fault: Fault): Proof =>
  async () => {
    await site.failReads(fault, 'banners')
    await site.open('/')
    await site.giveUp(fault)
    await waitFor(() => expect(printed()).toMatch(/"배너를/))
    expect(printed()).not.toMatch(/Firestore|runQuery/)
    await isCalm()
    await menuLeadsOn()
  }
const banners: Proofs = {
  refused: bannersFail('refused'),
  // That nothing moves is measured in a browser: `e2e/visitor/home.spec.ts`.
  slow: async () => {
    await site.failReads('slow', 'banners')
    await site.open('/')
    await site.giveUp('slow')
    await isCalm()
    await site.heal()
    expect(await screen.findByText('교문 앞에서 기다리고 있을게요')).toBeVisible()
    await menuLeadsOn()
  },
  hanging: bannersFail('hanging'),
  wrong: bannersFail('wrong'),
}

async function buys(title: string): Promise<void> {
  await site.press(`${title} 담기`)
  expect(await screen.findByRole('region', { name: '간식 장바구니' })).toHaveTextContent('총 1개')
}
const isSold = async (title: string) =>
  expect(await screen.findByRole('button', { name: `${title} 담기` })).toBeVisible()
const openTab = async (name: string) => site.user.click(await screen.findByRole('tab', { name }))

interface SnackRead {
  collection: string
  path: string
  failed: string
  arrives: Proof
  /** What is sold all the same. */
  works: Proof
}

function reading({ collection, path, failed, arrives, works }: SnackRead): Proofs {
  async function begin(fault: Fault): Promise<void> {
    await site.failReads(fault, collection)
    await site.open(path)
  }
  const fails =
    (fault: Fault): Proof =>
    async () => {
      await begin(fault)
      await site.giveUp(fault)
      expect(await screen.findAllByText(failed)).toHaveLength(1)
      await works()
    }
  return {
    refused: async () => {
      await begin('refused')
      await findMessage(failed)
      await site.heal()
      await site.press('다시 시도')
      await arrives()
      await works()
    },
    slow: async () => {
      await begin('slow')
      await waitFor(() => expect(screen.getAllByText('불러오는 중…')).toHaveLength(1))
      await works()
      await site.heal()
      await arrives()
    },
    hanging: fails('hanging'),
    wrong: fails('wrong'),
  }
}

const failedMenu = '메뉴를 불러오지 못했습니다.'

proveRows(publicReadRows, {
  banners,
  snack_menu_basic: reading({
    collection: 'snack_menu_basic',
    path: '/snack',
    failed: failedMenu,
    arrives: () => isSold('우유'),
    works: () => buys('칼슘 치즈'),
  }),
  snack_menu_growth: reading({
    collection: 'snack_menu_growth',
    path: '/snack',
    failed: failedMenu,
    arrives: () => isSold('칼슘 치즈'),
    works: () => buys('우유'),
  }),
  special_snack_events: reading({
    collection: 'special_snack_events',
    path: '/snack?tab=special',
    failed: '이벤트를 불러오지 못했습니다.',
    arrives: async () => {
      await openTab('특별 간식 예약')
      expect(await screen.findByRole('heading', { name: '송편 빚는 날 특별 간식' })).toBeVisible()
    },
    works: async () => {
      await openTab('메뉴 안내')
      await buys('우유')
    },
  }),
})
