import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
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
import { numbersAfterAdding } from '@/domain/content/orderNumber'
import {
  type ContentEntry,
  type ContentItem,
  type ContentKind,
  changedContentFields,
  emptyContentEntry,
  inSiteOrder,
  numberedRows,
} from '@/domain/content/siteContent'
import { typedKRW } from '@/domain/text/typedNumber'
import { now } from '@/platform/clock'
import { randomId } from '@/platform/random'
import { useCommand } from '@/remote/useCommand'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ContentConflict, saveContent } from '@/repository/content/contentCommands'
import { fieldRule } from '@/ui/form/fieldRule'
import { useStaffMember } from '../StaffMemberContext'
import { useUnsavedChangesPrompt } from '../useUnsavedChangesPrompt'
import { contentQueries, contentsQuery, waitingOrdersQuery } from './queries'
import { hrefOf, hrefText } from './sitePages'

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

const shownEntry = (entry: ContentEntry): ContentEntry => ({
  ...entry,
  ctaHref: hrefText(entry.ctaHref),
})

export const savedEntry = (entry: ContentEntry): ContentEntry => ({
  ...entry,
  ctaHref: hrefOf(entry.ctaHref),
})

interface Sent {
  entry: ContentEntry
  expected: ContentEntry | undefined
}

/** A new content when `item` is undefined. */
export function useContentForm(
  kind: ContentKind,
  item: ContentItem | undefined,
  onSaved: () => void,
) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const [id] = useState(() => item?.id ?? randomId())
  const [original, setOriginal] = useState(item)
  const [ownDraft, setOwnDraft] = useState<ContentEntry>()
  const [resetCount, setResetCount] = useState(0)
  const form = useForm<ContentEntry>({
    defaultValues: shownEntry(item?.entry ?? emptyContentEntry),
    resolver: zodResolver(contentFormSchemas[kind]),
  })
  const allowLeaving = useUnsavedChangesPrompt(form.formState.isDirty)
  const waiting = useRemoteRead(waitingOrdersQuery(uid, kind, id), item !== undefined)
  const values = useWatch({ control: form.control, compute: (entry: ContentEntry) => entry })
  const isPriceNew =
    original !== undefined && typedKRW(values.price) !== typedKRW(original.entry.price)
  const isWithdrawn = original?.entry.published === true && !values.published
  const concernsOrders = isPriceNew || isWithdrawn

  const saving = useCommand({
    send: async ({ entry, expected }: Sent) => {
      const query = contentsQuery(uid, kind)
      const items = inSiteOrder(kind, await client.ensureQueryData(query), now())
      const others = items.filter((other) => other.id !== id)
      const end = kind === 'banner' ? 'first' : 'last'
      const numbers = numbersAfterAdding(numberedRows(kind, others), id, end)
      await saveContent({ kind, id, entry, expected, numbers })
    },
    renews: () => contentQueries(uid, kind),
    onDone: () => {
      allowLeaving()
      onSaved()
    },
    failure: '화면 내용을 저장하지 못했습니다.',
  })

  const send = (expected: ContentEntry | undefined) =>
    form.handleSubmit((entry) => void saving.run({ entry: savedEntry(entry), expected }))
  const conflict = saving.error instanceof ContentConflict ? saving.error : undefined
  const current = conflict?.current
  const fill = (entry: ContentEntry, options?: { keepDefaultValues: boolean }) => {
    form.reset(entry, options)
    setResetCount((count) => count + 1)
  }
  return {
    form,
    original,
    values,
    /** Counts fills other than typing. */
    resetCount: resetCount,
    submit: send(original?.entry),
    overwrite: send(current?.entry),
    /** Loads the colleague's version into the form; typed values stay in `ownDraft`. */
    loadCurrent: () => {
      if (!current) return
      setOwnDraft(form.getValues())
      setOriginal(current)
      fill(shownEntry(current.entry))
      saving.forget()
    },
    ownDraft,
    restoreOwnDraft: () => {
      if (ownDraft) fill(ownDraft, { keepDefaultValues: true })
      setOwnDraft(undefined)
    },
    /** Fields changed by the colleague; undefined without a conflict. */
    conflict: conflict && {
      isDeleted: current === undefined,
      changed: current
        ? changedContentFields(kind, original?.entry ?? emptyContentEntry, current.entry)
        : [],
    },
    /** Open orders affected by a changed price or publication. */
    waiting: waiting.status === 'loaded' && concernsOrders ? waiting.data : 0,
    /** How many are affected is not known; counts again. */
    recount: waiting.status === 'failed' && concernsOrders ? waiting.retry : undefined,
    failed: { failure: conflict ? undefined : saving.failure, retry: saving.retry },
    isBusy: saving.isBusy || (waiting.status === 'loading' && concernsOrders),
  }
}
