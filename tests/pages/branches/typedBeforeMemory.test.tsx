import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useBranchSuggestion } from '@/pages/branches/suggest/useBranchSuggestion'
import { useBranchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { withQueries } from '../../remote/withQueries'

const memory = vi.hoisted(() => ({ isThere: false }))
vi.mock('@/stores/deviceStore', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useDeviceReady: () => memory.isThere,
}))

test('text typed before the draft is restored stays, the rest is restored', async () => {
  const remembered = { place: '성수동', reason: '학교가 가까워요', contact: '' }
  useBranchSuggestionDraft.getState().setDraft(remembered)
  const { result, rerender } = renderHook(() => useBranchSuggestion(), {
    wrapper: ({ children }) => withQueries(children),
  })
  await act(async () => result.current.form.setValue('place', '왕십리역 근처'))
  memory.isThere = true
  rerender()
  expect(result.current.form.getValues()).toEqual({ ...remembered, place: '왕십리역 근처' })
})
