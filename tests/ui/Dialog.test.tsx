import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { leaveDialogEntries, startDialogHistory } from '@/platform/page/dialogHistory'
import { Dialog } from '@/ui/layout/Dialog'

/** A dialog with a second one in it. */
function Page({ staysOpen = false }: { staysOpen?: boolean }) {
  const [depth, setDepth] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setDepth(1)}>
        열기
      </button>
      <Dialog title="바깥" isOpen={depth > 0} onClose={() => staysOpen || setDepth(0)} keepMounted>
        <label>
          이름 <input />
        </label>
        <button type="button" onClick={() => setDepth(2)}>
          더 열기
        </button>
        <button type="button" onClick={() => setDepth(0)}>
          모두 닫기
        </button>
        <Link to="/next">나가기</Link>
        <Dialog title="안쪽" isOpen={depth > 1} onClose={() => setDepth(1)} closing="foot">
          <p>안쪽 내용</p>
        </Dialog>
      </Dialog>
    </>
  )
}

let router: ReturnType<typeof createBrowserRouter>
const user = userEvent.setup()

beforeAll(() => startDialogHistory())
beforeEach(() => window.history.pushState(null, '', '/before'))

function open(props: { staysOpen?: boolean } = {}) {
  router = createBrowserRouter([
    { path: '/page', element: <Page {...props} /> },
    { path: '*', element: <p>다른 화면</p> },
  ])
  render(<RouterProvider router={router} />)
  return act(() => router.navigate('/page'))
}
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }))
const dialog = (title: string) => screen.queryByRole('dialog', { name: title })
const depth = () => window.history.state?.dialogs ?? 0
const travel = async (steps: number) => {
  const arrived = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  )
  window.history.go(steps)
  await act(() => arrived)
}
const openDialog = async () => {
  await press('열기')
  await waitFor(() => expect(depth()).toBe(1))
}
const path = () => router.state.location.pathname

test('back closes the dialog, keeps the page and what was typed', async () => {
  await open()
  await openDialog()
  await user.type(screen.getByLabelText('이름'), '도담')
  await travel(-1)
  await waitFor(() => expect(dialog('바깥')).toBeNull())
  expect(path()).toBe('/page')
  await openDialog()
  expect(screen.getByLabelText('이름')).toHaveValue('도담')
})

test('back closes the topmost of two', async () => {
  await open()
  await openDialog()
  await press('더 열기')
  await waitFor(() => expect(depth()).toBe(2))
  await travel(-1)
  await waitFor(() => expect(dialog('안쪽')).toBeNull())
  expect(dialog('바깥')).not.toBeNull()
  await travel(-1)
  await waitFor(() => expect(dialog('바깥')).toBeNull())
  expect(path()).toBe('/page')
})

test('after a button closed both, back leaves the page at once', async () => {
  await open()
  await openDialog()
  await press('더 열기')
  await waitFor(() => expect(depth()).toBe(2))
  await press('모두 닫기')
  await waitFor(() => expect(depth()).toBe(0))
  await travel(-1)
  await waitFor(() => expect(path()).toBe('/before'))
})

test('forward to a closed dialog stays on the page, which back leaves at once', async () => {
  await open()
  await openDialog()
  await travel(-1)
  await waitFor(() => expect(dialog('바깥')).toBeNull())
  await travel(1)
  await waitFor(() => expect(depth()).toBe(0))
  expect(path()).toBe('/page')
  expect(dialog('바깥')).toBeNull()
  await travel(-1)
  await waitFor(() => expect(path()).toBe('/before'))
})

test('from the page of a link in a dialog, back shows the page below without the dialog', async () => {
  await open()
  await openDialog()
  await user.click(screen.getByRole('link', { name: '나가기' }))
  await waitFor(() => expect(path()).toBe('/next'))
  await travel(-1)
  await waitFor(() => expect(path()).toBe('/page'))
  expect(depth()).toBe(0)
  expect(dialog('바깥')).toBeNull()
})

test('a navigation that waits for the entries is one step from the page', async () => {
  await open()
  await openDialog()
  await act(async () => {
    await leaveDialogEntries()
    await router.navigate('/next')
  })
  await travel(-1)
  await waitFor(() => expect(path()).toBe('/page'))
  await travel(-1)
  await waitFor(() => expect(path()).toBe('/before'))
})

test('a dialog that stays open at back takes its entry again', async () => {
  await open({ staysOpen: true })
  await openDialog()
  await travel(-1)
  await waitFor(() => expect(depth()).toBe(1))
  expect(dialog('바깥')).not.toBeNull()
  expect(path()).toBe('/page')
})

/** A dialog that is taken away open, with the button that opened it or without. */
function Fleeting({ takesButton }: { takesButton: boolean }) {
  const [step, setStep] = useState<'before' | 'open' | 'after'>('before')
  return (
    <>
      <h1>설정</h1>
      {!(takesButton && step === 'after') && (
        <button type="button" onClick={() => setStep('open')}>
          열기
        </button>
      )}
      {step === 'open' && (
        <Dialog title="바꾸기" isOpen onClose={() => setStep('after')} closing="foot">
          <button type="button" onClick={() => setStep('after')}>
            저장
          </button>
        </Dialog>
      )}
    </>
  )
}

test.each([
  [false, 'button'],
  [true, 'heading'],
] as const)(
  'taken away open (its button too: %s), it leaves the focus on the %s',
  async (takesButton, role) => {
    render(<Fleeting takesButton={takesButton} />)
    await press('열기')
    screen.getByRole('button', { name: '저장' }).focus()
    await press('저장')
    await waitFor(() => expect(screen.getByRole(role)).toHaveFocus())
  },
)
