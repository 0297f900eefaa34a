import { beforeEach, expect, test, vi } from 'vitest'
import { readBanners } from '@/repository/content/banners'
import { configureFirestore } from '@/repository/firestore/client'
import { sendBranchSuggestion } from '@/repository/places/branchSuggestions'
import { localFirestore } from '../localFirestore'

const site = vi.hoisted(() => ({ key: '', initializeAppCheck: vi.fn(), providerOf: vi.fn() }))
vi.mock('@/platform/env', async (original) => ({
  ...(await original<typeof import('@/platform/env')>()),
  get appCheckKey() {
    return site.key
  },
}))
vi.mock('firebase/app-check', () => ({
  initializeAppCheck: site.initializeAppCheck,
  ReCaptchaV3Provider: class {
    constructor(key: string) {
      site.providerOf(key)
    }
  },
}))

const firestore = localFirestore()
const suggestion = { place: '왕십리역 근처', reason: '학교가 가까워요', contact: '' }

beforeEach(() => {
  vi.clearAllMocks()
  configureFirestore(firestore.backend())
})

test('App Check does not start without a key', async () => {
  site.key = ''
  await sendBranchSuggestion('without-a-key', suggestion)
  expect(site.initializeAppCheck).not.toHaveBeenCalled()
})

test('App Check starts before a guest’s first write, not for public reads', async () => {
  site.key = 'site-key'
  await readBanners()
  expect(site.initializeAppCheck).not.toHaveBeenCalled()
  await sendBranchSuggestion('with-a-key', suggestion)
  await sendBranchSuggestion('once-more', suggestion)
  expect(site.initializeAppCheck).toHaveBeenCalledTimes(1)
  expect(site.providerOf).toHaveBeenCalledExactlyOnceWith('site-key')
})
