import { expect } from 'vitest'
import { tidyContentEntry } from '@/domain/content/contentRules'
import { htmlOfText, textOfHtml } from '@/domain/content/plainHtml'
import {
  type ContentKind,
  contentKinds,
  contentState,
  emptyContentEntry,
  inSiteOrder,
} from '@/domain/content/siteContent'
import { hrefOf, hrefText } from '@/pages/staff/content/sitePages'
import { contentFormSchemas } from '@/pages/staff/content/useContentForm'
import { readBanners } from '@/repository/content/banners'
import { followContents } from '@/repository/content/siteContent'
import type { RawDocument } from '@/repository/firestore/client'
import { readSnackRows } from '@/repository/snacks/snackMenu'
import { readSpecialSnackRows } from '@/repository/snacks/specialSnackEvent'
import {
  answer,
  bannerFields,
  documentsOf,
  eventFields,
  snackFields,
  soundDocuments,
  spoiltBanner,
  spoiltEvent,
  spoiltSnack,
} from './documents'
import { entryPoint } from './entryPoint'
import { hostileText, koreanText } from './hostileValues'
import { expectKorean } from './typedTexts'

const NOW = new Date('2026-11-24T06:00:00Z')
const kinds = {
  banner: { bad: spoiltBanner, good: bannerFields, read: readBanners },
  basic: { bad: spoiltSnack, good: snackFields, read: () => readSnackRows('basic') },
  growth: { bad: spoiltSnack, good: snackFields, read: () => readSnackRows('growth') },
  special: { bad: spoiltEvent, good: eventFields, read: () => readSpecialSnackRows(NOW) },
} satisfies Record<ContentKind, unknown>

/** Unique ids. */
export const unique = (documents: readonly RawDocument[]) => [
  ...new Map(documents.map((one) => [one.id, one])).values(),
]
/** Problems the site filters in its query. */
const unasked = ['', '순서가 없어요', '예약을 받는 상태가 아니에요']

/** The agit's list, with what the site does with each. */
const listed = (kind: ContentKind) =>
  entryPoint({
    name: `the site's contents at the agit: ${kind}`,
    hostile: documentsOf(kinds[kind].bad),
    valid: soundDocuments(kinds[kind].good),
    holds: async (hostile, valid) => {
      const documents = unique([...hostile, ...valid])
      answer(documents, [])
      const items = inSiteOrder(kind, await followContents(kind).read(), NOW)
      expect(items.map(({ id }) => id).sort()).toEqual(documents.map(({ id }) => id).sort())
      for (const [index, item] of items.entries()) {
        expectKorean(contentState(kind, item, index, NOW).label)
        contentFormSchemas[kind].safeParse(item.entry)
      }
      const shown = items.filter(({ problem }) => problem === undefined).map(({ id }) => id)
      for (const { id } of valid) expect(shown).toContain(id)
      const seen = new Set((await kinds[kind].read()).map(({ id }) => id))
      const expected = items
        .filter(({ problem = '' }) => unasked.includes(problem))
        .map(({ id }) => id)
      expect(shown.filter((id) => !seen.has(id))).toEqual([])
      expect([...seen].filter((id) => !expected.includes(id))).toEqual([])
    },
  })

export const contentEntryPoints = [
  ...contentKinds.map(listed),
  entryPoint({
    name: 'what the agit types on 화면 내용',
    hostile: hostileText,
    valid: koreanText.map((text) => text.trim().slice(0, 40) || '간식'),
    holds: (hostile, valid) => {
      const fields = Object.keys(emptyContentEntry).filter((name) => name !== 'allergens')
      const typed = Object.fromEntries(fields.map((name) => [name, hostile]))
      const entry = { ...emptyContentEntry, ...typed, published: false }
      for (const kind of contentKinds) {
        const { error } = contentFormSchemas[kind].safeParse(entry)
        for (const { message } of error?.issues ?? []) expectKorean(message)
        const good = {
          ...emptyContentEntry,
          ...{ title: valid, productTitle: valid, price: '1,000' },
          ...{ deadlineDay: '2026-12-24', deadlineTime: '18:00' },
        }
        expect(contentFormSchemas[kind].safeParse(good).data).toEqual(good)
      }
      const tidy = tidyContentEntry(entry)
      expect(tidyContentEntry(tidy)).toEqual(tidy)
      const html = htmlOfText(hostile)
      expect(htmlOfText(textOfHtml(html) ?? '')).toBe(html)
      const href = hrefOf(hostile)
      expect(hrefOf(hrefText(href))).toBe(href)
    },
  }),
]
