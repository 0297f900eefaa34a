import type { Page, Route } from '@playwright/test'
import { autoAcceptDialogs } from './autoAcceptDialogs'
import { select } from './controls'
import { type Dependency, type Fault, failureCells } from './failureMatrix'
import { type Backend, expect, open, test } from './test'

/** Proves `failureMatrix.ts` cell by cell, each with an empty memory of its own. */

interface World {
  page: Page
  backend: Backend
  alerts: string[]
}
type Proof = (world: World) => Promise<void>
type Proofs = Partial<Record<Fault, Proof>>

const HTML = '<!doctype html><title>로그인</title>'
const READ = /:runQuery/
const MAP_SCRIPT = '**/*kakao-maps/sdk.js*'
const DEADLINE_MS = 8_100

const never = () => {}
const abort = (route: Route) => route.abort()
const asHtml = (route: Route) => route.fulfill({ contentType: 'text/html', body: HTML })

/** Holds requests back until they are released. */
async function hold(page: Page, url: string | RegExp, isMeant = (_: Route) => true) {
  let release = never
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(url, async (route) => {
    if (isMeant(route)) await released
    await route.fallback()
  })
  return () => release()
}

const readOf = (collection: string) => (route: Route) =>
  route.request().postData()?.includes(`"${collection}"`) ?? false

/** Lets a read hang and opens the page; time passes until the site gives up. */
async function hangRead(
  { page }: World,
  collection: string,
  path: string,
  others?: (page: Page) => Promise<void>,
) {
  await page.clock.install()
  await hold(page, READ, readOf(collection))
  const asked = page.waitForRequest(
    (request) => request.postData()?.includes(`"${collection}"`) ?? false,
  )
  await open(page, path)
  await asked
  await others?.(page)
  await page.clock.runFor(DEADLINE_MS)
}

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const menuLeadsOn = async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: '픽업 신청' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: '픽업 신청' })).toBeVisible()
}

// Banners: the home page never speaks of them.
const hero = (page: Page) => page.getByRole('region', { name: '메인 배너' })
async function calm(page: Page) {
  await expect(hero(page).getByText('안심 돌봄과 픽업, 도담아지트')).toBeVisible()
  await expect(hero(page).locator('img[src^="/media/hero-default"]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
}
const bannersFail =
  (fault: Parameters<Backend['fail']>[0]): Proof =>
  async ({ page, backend }) => {
    await backend.fail({ collection: 'banners', ...fault })
    const told = page.waitForEvent('console', (line) => line.text().startsWith('배너를'))
    await open(page, '/')
    expect((await told).text()).not.toMatch(/Firestore|runQuery/)
    await calm(page)
    await menuLeadsOn(page)
  }
const banners: Proofs = {
  refused: bannersFail({ status: 403 }),
  wrong: bannersFail({ status: 200, body: HTML }),
  slow: async ({ page }) => {
    const release = await hold(page, READ)
    await open(page, '/')
    await calm(page)
    const before = await hero(page).boundingBox()
    release()
    await expect(hero(page).getByText('교문 앞에서 기다리고 있을게요')).toBeVisible()
    expect(await hero(page).boundingBox()).toEqual(before)
    await menuLeadsOn(page)
  },
  hanging: async (world) => {
    await hangRead(world, 'banners', '/')
    await calm(world.page)
    await menuLeadsOn(world.page)
  },
}

// Snacks: one read that fails takes nothing from the others.
const plus = (page: Page, title: string) =>
  page.getByRole('button', { name: `${title} 담기`, exact: true })
const bar = (page: Page) => page.getByRole('region', { name: '간식 장바구니' })
async function buys(page: Page, title: string) {
  await plus(page, title).click()
  await expect(bar(page)).toContainText('총 1개')
}

interface SnackRead {
  collection: string
  path: string
  failed: string
  /** Something that stands there once the read has succeeded. */
  arrived: (page: Page) => ReturnType<Page['getByRole']>
  /** The rest of the page does its work. */
  works: (page: Page) => Promise<void>
}

function snackProofs({ collection, path, failed, arrived, works }: SnackRead): Proofs {
  const fails =
    (fault: Parameters<Backend['fail']>[0]): Proof =>
    async ({ page, backend }) => {
      await backend.fail({ collection, ...fault })
      await open(page, path)
      await expect(page.getByText(failed)).toHaveCount(1)
      if (fault.body) return works(page)
      await backend.heal()
      await page.getByRole('button', { name: '다시 시도' }).click()
      await expect(arrived(page)).toBeVisible()
      await works(page)
    }
  return {
    refused: fails({ status: 403 }),
    wrong: fails({ status: 200, body: HTML }),
    slow: async ({ page }) => {
      const release = await hold(page, READ, readOf(collection))
      await open(page, path)
      await expect(page.getByText('불러오는 중…').first()).toBeVisible()
      if (path === '/snack') await works(page)
      release()
      await expect(arrived(page)).toBeVisible()
      if (path !== '/snack') await works(page)
    },
    hanging: async (world) => {
      const isBesideOthers = path === '/snack'
      await hangRead(world, collection, path, isBesideOthers ? works : undefined)
      await expect(world.page.getByText(failed)).toHaveCount(1)
      if (!isBesideOthers) await works(world.page)
    },
  }
}

// The map: a list takes its place.
const mapSentence = '지도를 불러오지 못했습니다. 아래 목록에서 선택해 주세요.'
const map = (page: Page) => page.getByRole('region', { name: '지점 지도' })
async function listLeadsToRequest(page: Page) {
  await expect(page.getByText(mapSentence)).toBeVisible()
  await map(page).getByRole('link', { name: '판교점' }).click()
  await page.getByRole('button', { name: '픽업 신청하기' }).click()
  await expect(page.getByRole('dialog', { name: '픽업 신청' })).toBeVisible()
}
const mapScript: Proofs = {
  refused: async ({ page }) => {
    await page.route(MAP_SCRIPT, abort)
    await open(page, '/branches?view=map')
    await listLeadsToRequest(page)
  },
  wrong: async ({ page }) => {
    await page.route(MAP_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: HTML }),
    )
    await open(page, '/branches?view=map')
    await listLeadsToRequest(page)
  },
  slow: async ({ page }) => {
    const release = await hold(page, MAP_SCRIPT)
    await open(page, '/branches?view=map')
    await expect(page.getByText('지도를 불러오는 중…')).toBeVisible()
    release()
    await expect(page.getByText('지도를 불러오는 중…')).toHaveCount(0)
    await map(page).getByRole('link', { name: '판교점' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '판교점' })).toBeVisible()
  },
  hanging: async ({ page }) => {
    await page.clock.install()
    await page.route(MAP_SCRIPT, never)
    const asked = page.waitForRequest(/kakao-maps\/sdk\.js/)
    await open(page, '/branches?view=map')
    await asked
    await page.clock.runFor(DEADLINE_MS)
    await listLeadsToRequest(page)
  },
}

// Pictures say nothing that words do not say.
async function wordsStand(page: Page) {
  await expect(page.getByRole('heading', { name: '오늘 오후, 무엇을 도와드릴까요?' })).toBeVisible()
  await expect.poll(async () => (await hero(page).boundingBox())?.height).toBeGreaterThan(200)
}
const PICTURES = /\/media\//
const pictures: Proofs = {
  refused: async ({ page }) => {
    await page.route(PICTURES, abort)
    await open(page, '/')
    await wordsStand(page)
    await menuLeadsOn(page)
  },
  wrong: async ({ page }) => {
    await page.route(PICTURES, asHtml)
    await open(page, '/')
    await wordsStand(page)
    await menuLeadsOn(page)
  },
  slow: async ({ page }) => {
    const release = await hold(page, PICTURES)
    await page.goto('/', { waitUntil: 'commit' })
    await wordsStand(page)
    release()
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await menuLeadsOn(page)
  },
  hanging: async ({ page }) => {
    await page.route(PICTURES, never)
    await page.clock.install()
    await page.goto('/', { waitUntil: 'commit' })
    await wordsStand(page)
    await page.clock.runFor(8000)
    await expect(page.locator('html')).toHaveAttribute('data-ready', 'true')
    await menuLeadsOn(page)
  },
}

// A question is found by its first consonants.
async function findsQuestion(page: Page) {
  await page.getByRole('searchbox', { name: '질문 검색' }).fill('ㅎㅂ')
  await expect(page.getByRole('status').filter({ hasText: '검색 결과' })).toBeVisible()
}

// Fonts: asked for only where the device cannot draw 가.
const drawsNothing = () => {
  CanvasRenderingContext2D.prototype.getImageData = () => new ImageData(1, 1)
}
const fontsFail =
  (handle: (route: Route) => unknown): Proof =>
  async ({ page }) => {
    await page.addInitScript(drawsNothing)
    await page.route('**/fonts/**', handle)
    const asked = page.waitForRequest('**/fonts/**')
    await open(page, '/faq')
    await asked
    await findsQuestion(page)
  }
const fonts: Proofs = {
  refused: fontsFail(abort),
  hanging: fontsFail(never),
  wrong: fontsFail(asHtml),
  slow: async (world) => {
    const release = await hold(world.page, '**/fonts/**')
    await fontsFail((route) => route.fallback())(world)
    release()
    await world.page.waitForResponse('**/fonts/**')
  },
}

// The clipboard: an address that cannot be copied can be marked.
const ADDRESS = '서울특별시 성동구 아차산로 100, 2층'
async function canMarkAddress(page: Page) {
  const marked = await page
    .getByText(ADDRESS, { exact: true })
    .first()
    .evaluate((element) => {
      getSelection()?.selectAllChildren(element)
      return getSelection()?.toString()
    })
  expect(marked).toContain(ADDRESS)
}
const copyButton = (page: Page) => page.getByRole('button', { name: '주소 복사' })
const clipboardIs =
  (clipboard: 'refused' | 'waiting' | 'missing', then: Proof): Proof =>
  async (world) => {
    await world.page.addInitScript((kind) => {
      const waiting = new Promise<void>((resolve) => Object.assign(window, { finishCopy: resolve }))
      const writeText = () =>
        kind === 'waiting' ? waiting : Promise.reject(new DOMException('', 'NotAllowedError'))
      Object.defineProperty(navigator, 'clipboard', {
        value: kind === 'missing' ? undefined : { writeText },
      })
    }, clipboard)
    await open(world.page, '/branches/seongsu?tab=location')
    await copyButton(world.page).click()
    await then(world)
    await canMarkAddress(world.page)
  }
const saysNotCopied: Proof = async ({ alerts }) => {
  await expect.poll(() => alerts).toEqual(['복사에 실패했습니다. 브라우저 설정을 확인해 주세요.'])
}
const clipboard: Proofs = {
  refused: clipboardIs('refused', saysNotCopied),
  wrong: clipboardIs('missing', saysNotCopied),
  hanging: clipboardIs('waiting', async ({ page, alerts }) => {
    await expect(copyButton(page)).toBeEnabled()
    expect(alerts).toEqual([])
  }),
  slow: clipboardIs('waiting', async ({ page }) => {
    await expect(copyButton(page)).toBeVisible()
    await page.evaluate(() => Reflect.get(window, 'finishCopy')())
    await expect(page.getByRole('button', { name: '복사됨' })).toBeVisible()
  }),
}

// Storage: a ride is booked in a browser that remembers nothing.
const writeFailed = /이 브라우저에는 저장할 수 없어요/
const invalidData = /전에 저장한 내용 일부를 읽지 못했어요/
async function booksRide({ page, alerts }: World) {
  const place = async (field: string, name: string) => {
    await select(page, field).fill(name)
    await page.getByRole('option', { name, exact: true }).click()
  }
  await select(page, '자녀').selectOption('child-1')
  await page.getByRole('button', { name: /^2026년 11월 25일/ }).click()
  await select(page, '시').selectOption('14')
  await place('출발지', '성동초등학교')
  await place('도착지', '도담아지트 분당점')
  await page.getByRole('button', { name: '장바구니 담기' }).click()
  const cart = page.getByRole('region', { name: '예약 장바구니' })
  await expect(cart.getByRole('listitem')).toHaveCount(1)
  await page.getByRole('button', { name: '전체 예약하기' }).click()
  await expect(cart.getByText('체험 예약')).toBeVisible()
  expect(alerts).toEqual([expect.stringContaining('1건, 총 17,449원')])
}
const storageIs =
  (breakStorage: () => void, notice?: RegExp): Proof =>
  async (world) => {
    const { page } = world
    await page.clock.setFixedTime(new Date('2026-11-20T10:00:00+09:00'))
    await page.addInitScript(breakStorage)
    await open(page, '/pickup')
    await booksRide(world)
    if (notice) await expect(page.getByText(notice)).toHaveCount(1)
    else
      for (const none of [writeFailed, invalidData])
        await expect(page.getByText(none)).toHaveCount(0)
  }
const reading: Proofs = {
  refused: storageIs(() => {
    const refuse = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
    Object.defineProperty(window, 'localStorage', { get: refuse })
    Object.defineProperty(window, 'sessionStorage', { get: refuse })
  }, writeFailed),
  slow: storageIs(() => {
    const { getItem } = Storage.prototype
    Storage.prototype.getItem = function (key) {
      const until = performance.now() + 30
      while (performance.now() < until);
      return getItem.call(this, key)
    }
  }),
  wrong: storageIs(() => {
    Storage.prototype.getItem = () => '{"v":1,"data":"서연'
  }, invalidData),
}
const writing: Proofs = {
  refused: storageIs(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  }, writeFailed),
  slow: storageIs(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      const until = performance.now() + 30
      while (performance.now() < until);
      setItem.call(this, key, value)
    }
  }),
  wrong: storageIs(() => {
    Storage.prototype.setItem = () => undefined
  }),
}
const quota: Proofs = {
  refused: storageIs(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  }, writeFailed),
  wrong: storageIs(() => {
    const { setItem } = Storage.prototype
    let room = 1
    Storage.prototype.setItem = function (key, value) {
      room -= 1
      if (room < 0) throw new DOMException('full', 'QuotaExceededError')
      setItem.call(this, key, value)
    }
  }, writeFailed),
}

// The service worker: nothing waits for it.
const workerIs =
  (kind: Fault): Proof =>
  async ({ page }) => {
    await page.addInitScript((fault) => {
      const { register } = ServiceWorkerContainer.prototype
      ServiceWorkerContainer.prototype.register = function () {
        if (fault === 'refused') return Promise.reject(new DOMException('', 'SecurityError'))
        if (fault === 'hanging') return new Promise(() => {})
        if (fault === 'wrong') return register.call(this, '/robots.txt')
        return new Promise((resolve) => addEventListener('input', resolve, { once: true })).then(
          () => register.call(this, '/robots.txt'),
        )
      }
    }, kind)
    await open(page, '/faq')
    await findsQuestion(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
const serviceWorker: Proofs = {
  refused: workerIs('refused'),
  slow: workerIs('slow'),
  hanging: workerIs('hanging'),
  wrong: workerIs('wrong'),
}

// Code that is gone after a new version was published, or does not come.
const PAGE_CODE = /assets\/NoticesPage-.*\.js/
const notices = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: '공지사항' })
const errorScreen = (page: Page) =>
  page.getByRole('heading', { name: 'Unexpected Application Error' })
async function endsInErrorScreen(page: Page, answer: (route: Route) => unknown) {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await open(page, '/faq')
  await page.route(PAGE_CODE, answer)
  await notices(page).click()
  await expect(errorScreen(page)).toBeVisible()
  await expect.poll(() => loads).toBe(2)
  await expect(page.getByRole('button', { name: '다시 시도' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: '주 메뉴' })).toBeVisible()
}
const pageCode: Proofs = {
  refused: async ({ page }) => {
    await endsInErrorScreen(page, (route) => route.fulfill({ status: 404, body: '' }))
    await page.unroute(PAGE_CODE)
    await page.getByRole('button', { name: '다시 시도' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
    await expect(page).toHaveTitle('공지사항 | 도담아지트')
  },
  wrong: async ({ page }) => {
    await endsInErrorScreen(page, asHtml)
    await page.getByRole('contentinfo').getByRole('link', { name: '자주 묻는 질문' }).click()
    await findsQuestion(page)
  },
  slow: async ({ page }) => {
    await open(page, '/faq')
    const release = await hold(page, PAGE_CODE)
    await notices(page).click()
    await findsQuestion(page)
    release()
    await expect(page.getByRole('heading', { level: 1, name: '공지사항' })).toBeVisible()
  },
  hanging: async ({ page }) => {
    await open(page, '/faq')
    await page.route(PAGE_CODE, never)
    await notices(page).click()
    await findsQuestion(page)
    await page.getByRole('contentinfo').getByRole('link', { name: '이용약관' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '이용약관' })).toBeVisible()
  },
}

const PART_CODE = /assets\/firestoreSdk-.*\.js/
async function menusAreMissed(page: Page) {
  await expect(page.getByText('메뉴를 불러오지 못했습니다.')).toHaveCount(2)
  await link(page, '충전 안내').click()
  await expect(page.getByRole('heading', { level: 1, name: '충전 안내' })).toBeVisible()
}
const partCode: Proofs = {
  refused: async ({ page }) => {
    await page.route(PART_CODE, (route) => route.fulfill({ status: 404, body: '' }))
    await open(page, '/snack')
    await expect(page.getByText(menuFailed)).toHaveCount(2)
    await page.unroute(PART_CODE)
    await page.getByRole('button', { name: '다시 시도' }).first().click()
    await buys(page, '우유')
  },
  wrong: async ({ page }) => {
    await page.route(PART_CODE, asHtml)
    await open(page, '/snack')
    await menusAreMissed(page)
  },
  slow: async ({ page }) => {
    const release = await hold(page, PART_CODE)
    await open(page, '/snack')
    await expect(page.getByText('불러오는 중…')).toHaveCount(2)
    release()
    await buys(page, '우유')
  },
  hanging: async ({ page }) => {
    await page.clock.install()
    await page.route(PART_CODE, never)
    const asked = page.waitForRequest(PART_CODE)
    await open(page, '/snack')
    await asked
    await page.clock.runFor(DEADLINE_MS)
    await menusAreMissed(page)
  },
}

const menuFailed = '메뉴를 불러오지 못했습니다.'
const proofs: Record<Dependency, Proofs> = {
  banners,
  snack_menu_basic: snackProofs({
    collection: 'snack_menu_basic',
    path: '/snack',
    failed: menuFailed,
    arrived: (page) => plus(page, '우유'),
    works: (page) => buys(page, '칼슘 치즈'),
  }),
  snack_menu_growth: snackProofs({
    collection: 'snack_menu_growth',
    path: '/snack',
    failed: menuFailed,
    arrived: (page) => plus(page, '칼슘 치즈'),
    works: (page) => buys(page, '우유'),
  }),
  special_snack_events: snackProofs({
    collection: 'special_snack_events',
    path: '/snack?tab=special',
    failed: '이벤트를 불러오지 못했습니다.',
    arrived: (page) => page.getByRole('heading', { name: '송편 빚는 날 특별 간식' }),
    works: async (page) => {
      await page.getByRole('tab', { name: '메뉴 안내' }).click()
      await buys(page, '우유')
    },
  }),
  'map script': mapScript,
  pictures,
  fonts,
  clipboard,
  'storage, reading': reading,
  'storage, writing': writing,
  'storage, quota': quota,
  'service worker': serviceWorker,
  'code of a page': pageCode,
  'code of a part': partCode,
}

test.use({
  // What a browser prints of its own accord about refused and foreign answers.
  allowedErrors: [/Failed to load|Refused to|Unexpected token '<'|MIME type/],
})

for (const { dependency, fault, seen, works } of failureCells) {
  if (works === undefined) continue
  test.describe(dependency, () => {
    // A worker of an earlier page would answer in place of the broken thing.
    test.use({ serviceWorkers: dependency === 'service worker' ? 'allow' : 'block' })
    const viewport = dependency === 'clipboard' ? '@desktop' : '@phone'
    test(`${fault} → ${seen} → ${works} ${viewport}`, async ({ page, backend }) => {
      const prove = proofs[dependency][fault]
      if (!prove) throw new Error(`${dependency}, ${fault} is not proven`)
      await prove({ page, backend, alerts: autoAcceptDialogs(page) })
    })
  })
}
