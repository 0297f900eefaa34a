import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { Sampled } from '@/domain/content/sampled'
import { randomId } from '@/platform/random'
import { type Renewed, useCommand } from '@/remote/useCommand'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { useUnsavedChangesPrompt } from '../useUnsavedChangesPrompt'

interface Options<Entry extends FieldValues, Row extends Sampled> {
  /** Undefined for a new one. */
  item: Row | undefined
  /** As the list has it by now. */
  current: Row | undefined
  newId?: () => string
  begin: DefaultValues<Entry>
  entryOf: (row: Row) => Entry
  schema: z.ZodMiniType<Entry, Entry>
  /** `opened`: the document as the form was opened with it. */
  save: (id: string, entry: Entry, opened: Row | undefined) => Promise<void>
  renews: () => readonly Renewed[]
  failure: string
  onSaved: () => void
}

const documentOf = <Row extends Sampled>(row: Row | undefined): Row | undefined =>
  row?.isSample ? undefined : row

/** A form of what the agit manages; what a colleague has changed meanwhile is never overwritten unseen. */
export function useManagedForm<Entry extends FieldValues, Row extends Sampled>(
  options: Options<Entry, Row>,
) {
  const { item, current, newId = randomId, begin, entryOf, schema, onSaved } = options
  const [id] = useState(() => item?.id ?? newId())
  const [opened, setOpened] = useState(() => documentOf(item))
  const [ownDraft, setOwnDraft] = useState<Entry>()
  const form = useForm<Entry>({ defaultValues: begin, resolver: zodResolver(schema) })
  const allowLeaving = useUnsavedChangesPrompt(form.formState.isDirty)
  const saving = useCommand({
    send: (entry: Entry) => options.save(id, entry, opened),
    renews: options.renews,
    renewsAlways: true,
    failure: options.failure,
  })
  const hasConflict = saving.error instanceof RepositoryError && saving.error.kind === 'changed'
  return {
    form,
    submit: form.handleSubmit((entry) =>
      saving.run(entry, {
        onDone: () => {
          allowLeaving()
          onSaved()
        },
      }),
    ),
    isBusy: saving.isBusy,
    failure: hasConflict ? undefined : saving.failure,
    retry: saving.retry,
    /** A colleague was faster. */
    hasConflict,
    /** Fills the form with the colleague's version; what was typed stays in `ownDraft`. */
    loadCurrent: () => {
      if (!current) return
      setOwnDraft(form.getValues())
      setOpened(documentOf(current))
      form.reset(entryOf(current))
      saving.forget()
    },
    ownDraft,
    restoreOwnDraft: () => {
      if (ownDraft) form.reset(ownDraft, { keepDefaultValues: true })
      setOwnDraft(undefined)
    },
  }
}
