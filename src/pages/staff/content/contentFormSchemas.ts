import * as z from 'zod/mini'
import {
  checkCtaText,
  checkDeadlineDay,
  checkDeadlineTime,
  checkHref,
  checkHtml,
  checkPictureUrl,
  checkPrice,
  checkProductName,
  checkSnackName,
  checkSubtitle,
  checkTitle,
} from '@/domain/content/contentRules'
import type { ContentEntry, ContentKind } from '@/domain/content/siteContent'
import { fieldRule } from '@/ui/form/fieldRule'
import { hrefOf } from './sitePages'

type Schema = z.ZodMiniType<ContentEntry, ContentEntry>

/** Fields of other kinds are not checked. */
const anyEntry = {
  title: z.string(),
  subtitle: z.string(),
  ctaText: z.string(),
  ctaHref: z.string(),
  imageUrl: z.string().check(fieldRule(checkPictureUrl)),
  price: z.string(),
  allergens: z.custom<readonly number[]>(Array.isArray),
  branch: z.string(),
  deadlineDay: z.string(),
  deadlineTime: z.string(),
  productTitle: z.string(),
  html: z.string(),
  published: z.boolean(),
}

const price = z.string().check(fieldRule(checkPrice))
const name = z.string().check(fieldRule(checkSnackName))
const snackSchema: Schema = z.object({ ...anyEntry, title: name, price })

export const contentFormSchemas: Record<ContentKind, Schema> = {
  banner: z.object({
    ...anyEntry,
    title: z.string().check(fieldRule(checkTitle)),
    subtitle: z.string().check(fieldRule(checkSubtitle)),
    ctaText: z.string().check(fieldRule(checkCtaText)),
    ctaHref: z.string().check(fieldRule((typed: string) => checkHref(hrefOf(typed)))),
  }),
  basic: snackSchema,
  growth: snackSchema,
  special: z.object({
    ...anyEntry,
    title: name,
    price,
    deadlineDay: z.string().check(fieldRule(checkDeadlineDay)),
    deadlineTime: z.string().check(fieldRule(checkDeadlineTime)),
    productTitle: z.string().check(fieldRule(checkProductName)),
    html: z.string().check(fieldRule(checkHtml)),
  }),
}
