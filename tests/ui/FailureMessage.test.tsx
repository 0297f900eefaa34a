import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { failureOf } from '@/remote/failureOf'
import { RepositoryError } from '@/repository/firestore/repositoryError'
import { FailureMessage } from '@/ui/message/FailureMessage'

const versions = vi.hoisted(() => ({ waiting: false, reloadPage: vi.fn() }))
vi.mock('@/platform/network/serviceWorker', () => ({
  useWaitingVersion: () => (versions.waiting ? {} : undefined),
  reloadPage: versions.reloadPage,
}))

const show = (error: unknown, onRetry?: () => void) =>
  render(
    <FailureMessage failure={failureOf(error)} focusNext={{ current: null }} onRetry={onRetry} />,
    { wrapper: MemoryRouter },
  )

test.each([
  ['denied', '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.'],
  ['changed', '그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.'],
  ['offline', '인터넷 연결을 확인해 주세요.'],
  ['signedOut', '로그인이 만료됐어요. 다시 로그인해 주세요.'],
  ['unavailable', '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ['timeout', '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'],
  ['unknown', '처리하지 못했어요. 잠시 후 다시 시도해 주세요.'],
] as const)('%s', (kind, message) => {
  show(new RepositoryError(kind))
  expect(screen.getByRole('alert')).toHaveTextContent(message)
})

test('the button fits the error: a refusal reloads, a fault retries, an ended session signs in', async () => {
  const retry = vi.fn()
  const { unmount } = show(new Error('anything'), retry)
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(retry).toHaveBeenCalledOnce()
  unmount()
  show(new RepositoryError('signedOut'), retry)
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute('href', '/login?next=/')
  show(new RepositoryError('denied'), retry)
  expect(screen.getByRole('button', { name: '새로 고침' })).toBeVisible()
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull()
})

test('a refusal of a page whose newer version waits says so, and loads that', async () => {
  versions.waiting = true
  try {
    show(new RepositoryError('denied'))
    expect(screen.getByRole('alert')).toHaveTextContent('새 버전이 나왔어요. 새로 고쳐 주세요.')
    await userEvent.click(screen.getByRole('button', { name: '새로 고침' }))
    expect(versions.reloadPage).toHaveBeenCalledOnce()
  } finally {
    versions.waiting = false
  }
})
