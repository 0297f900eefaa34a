import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useBranchSuggestion } from '@/pages/branches/suggest/useBranchSuggestion'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { useBranchSuggestionDraft } from '@/stores/branchSuggestionDraft'
import { hydrateDeviceStores, resetDeviceStores } from '@/stores/deviceStore'
import { withQueries } from '../../remote/withQueries'

const suggestion = { place: '왕십리역 근처', reason: '학교가 가까워요', contact: '' }
const FAILED = '제안을 보내지 못했어요. 잠시 후 다시 시도해 주세요.'

const alert = vi.fn()

beforeEach(() => {
  alert.mockReset()
  vi.stubGlobal('alert', alert)
  resetDeviceStores('all')
  hydrateDeviceStores()
  vi.spyOn(console, 'warn').mockReturnValue()
  return () => vi.restoreAllMocks()
})

/** As a page load, with the tab's storage. */
async function openForm(send: Parameters<typeof useBranchSuggestion>[0]) {
  await act(async () => useBranchSuggestionDraft.reread())
  const { result, unmount } = renderHook(() => useBranchSuggestion(send), {
    wrapper: ({ children }) => withQueries(children),
  })
  const type = (entry: typeof suggestion) =>
    act(async () => {
      for (const name of ['place', 'reason', 'contact'] as const)
        result.current.form.setValue(name, entry[name])
    })
  return { result, type, unmount, press: () => act(async () => result.current.submit()) }
}

test('a suggestion with a lost answer keeps its id after a reload', async () => {
  const send = vi.fn().mockRejectedValueOnce(new RepositoryError('timeout'))
  const before = await openForm(send)
  await before.type(suggestion)
  await before.press()
  expect(alert).toHaveBeenCalledExactlyOnceWith(FAILED)
  before.unmount()

  const after = await openForm(send)
  expect(after.result.current.form.getValues()).toEqual(suggestion)
  await after.press()
  expect(after.result.current.sent).toEqual(suggestion)
  expect(send.mock.calls[1]).toEqual([send.mock.calls[0]?.[0], suggestion, true])
  expect(sessionStorage.getItem('dodam-branch-suggestion')).toBeNull()
})

test('a refused or changed suggestion gets a new id', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new RepositoryError('denied'))
    .mockRejectedValueOnce(new RepositoryError('unavailable'))
  const { type, press } = await openForm(send)
  await type(suggestion)
  await press()
  await press()
  await type({ ...suggestion, place: '마장역 근처' })
  await press()
  expect(send.mock.calls.map(([, , wasTried]) => wasTried)).toEqual([false, false, false])
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(3)
})
