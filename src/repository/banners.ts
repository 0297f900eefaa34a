import * as z from 'zod/mini'
import type { Banner } from '@/domain/banner'
import { safePictureUrl, safeUrl } from '@/domain/safeUrl'
import { rememberedRead } from './rememberedRead'
import { urlOf } from './urlOf'

const COLLECTION = 'banners'
/** Banner page size (specification 1, section 9). */
const PAGE_SIZE = 5

const text = z.string().check(z.trim())

const bannerSchema = z.object({
  id: z.string(),
  title: text.check(z.minLength(1)),
  subtitle: z.catch(text, ''),
  ctaText: z.catch(text, ''),
  ctaHref: urlOf(safeUrl),
  imageUrl: urlOf(safePictureUrl),
  sort: z.number(),
})

const hero = rememberedRead({
  key: 'dodam-banners',
  collection: COLLECTION,
  schema: bannerSchema,
  dataOf: (banners): readonly Banner[] => banners,
})

/**
 * Banners of the hero slider, highest `sort` first, five at most.
 * @throws {RepositoryError}
 */
export const readBanners = (): Promise<readonly Banner[]> =>
  hero.read((lite, db) =>
    lite.query(
      lite.collection(db, COLLECTION),
      lite.orderBy('sort', 'desc'),
      lite.limit(PAGE_SIZE),
    ),
  )

/** The banners that were read last. */
export const recallBanners = hero.recall
