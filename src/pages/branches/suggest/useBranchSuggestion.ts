import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import {
  type BranchSuggestion,
  checkContact,
  checkSuggestedPlace,
  checkSuggestionReason,
  emptySuggestion,
  tidySuggestion,
} from '@/domain/places/branchSuggestion'
import { useCommand } from '@/remote/useCommand'
import { isRefusal, RepositoryError } from '@/repository/firestore/repositoryError'
import { sendBranchSuggestion } from '@/repository/places/branchSuggestions'
import { useBranchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { useDeviceReady } from '@/stores/deviceStore'
import { fieldRule } from '@/ui/form/fieldRule'
import { fillEmpty } from '@/ui/form/fillEmpty'

export function useBranchSuggestion(send = sendBranchSuggestion) {
  const [sent, setSent] = useState<BranchSuggestion>()
  const isDeviceReady = useDeviceReady()
  const form = useForm<BranchSuggestion>({
    mode: 'onTouched',
    defaultValues: emptySuggestion,
    resolver: zodResolver(branchSuggestionSchema),
  })
  const { run } = useCommand({
    // Its id outlives the page, with the draft.
    send: async (suggestion: BranchSuggestion) => {
      const { beginTry, endTry } = useBranchSuggestionDraft.getState()
      const { id, wasTried } = beginTry(suggestion)
      try {
        await send(id, suggestion, wasTried)
      } catch (error) {
        if (error instanceof RepositoryError && isRefusal(error)) endTry()
        throw error
      }
    },
    failure: '지점 제안을 보내지 못했습니다.',
  })

  useEffect(() => {
    if (!isDeviceReady) return
    const { draft, setDraft } = useBranchSuggestionDraft.getState()
    form.reset(fillEmpty(form.getValues(), draft))
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setDraft(values),
    })
  }, [form, isDeviceReady])

  const deliver = async (values: BranchSuggestion) => {
    const suggestion = tidySuggestion(values)
    const outcome = await run(suggestion)
    if (!outcome.ok) return window.alert('제안을 보내지 못했어요. 잠시 후 다시 시도해 주세요.')
    form.reset(emptySuggestion)
    useBranchSuggestionDraft.getState().clear()
    setSent(suggestion)
  }

  return {
    form,
    isSending: form.formState.isSubmitting,
    sent,
    submit: form.handleSubmit(deliver),
    startAgain: () => setSent(undefined),
  }
}

const branchSuggestionSchema: z.ZodMiniType<BranchSuggestion, BranchSuggestion> = z.object({
  place: z.string().check(fieldRule(checkSuggestedPlace)),
  reason: z.string().check(fieldRule(checkSuggestionReason)),
  contact: z.string().check(fieldRule(checkContact)),
})
