import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
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
import { typedKRW } from '@/domain/money'
import { now } from '@/platform/clock'
import { randomId } from '@/platform/randomId'
import { useCommand } from '@/remote/useCommand'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ContentConflict, saveContent } from '@/repository/content/contentCommands'
import { useStaffMember } from '../StaffMemberContext'
import { useUnsavedChangesPrompt } from '../useUnsavedChangesPrompt'
import { contentFormSchemas } from './contentFormSchemas'
import { contentQueries, contentsQuery, waitingOrdersQuery } from './queries'
import { hrefOf, hrefText } from './sitePages'

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
