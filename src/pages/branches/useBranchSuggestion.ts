import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { type BranchSuggestion, emptySuggestion, tidySuggestion } from '@/domain/branchSuggestion'
import { type SuggestBranch, suggestBranch } from '@/services/suggestBranch'
import { useBranchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { useDeviceReady } from '@/stores/deviceStore'
import { branchSuggestionSchema } from './branchSuggestionSchema'

/** A suggestion being written and sent. */
export function useBranchSuggestion(send: SuggestBranch = suggestBranch) {
  const [sent, setSent] = useState<BranchSuggestion>()
  const hasMemory = useDeviceReady()
  const form = useForm<BranchSuggestion>({
    mode: 'onTouched',
    defaultValues: emptySuggestion,
    resolver: zodResolver(branchSuggestionSchema),
  })

  useEffect(() => {
    if (!hasMemory) return
    const { draft, setDraft } = useBranchSuggestionDraft.getState()
    form.reset(draft)
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => setDraft(values),
    })
  }, [form, hasMemory])

  const deliver = async (values: BranchSuggestion) => {
    const suggestion = tidySuggestion(values)
    try {
      await send(suggestion)
      form.reset(emptySuggestion)
      useBranchSuggestionDraft.getState().clear()
      setSent(suggestion)
    } catch {
      console.warn('지점 제안을 보내지 못했습니다.')
      window.alert('제안을 보내지 못했습니다. 잠시 후 다시 시도해 주세요.')
    }
  }

  return {
    form,
    isSending: form.formState.isSubmitting,
    sent,
    submit: form.handleSubmit(deliver),
    startAgain: () => setSent(undefined),
  }
}
