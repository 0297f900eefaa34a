import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useHasBeenNear } from '@/platform/page/useHasBeenNear'

function Row() {
  const { element, isReached } = useHasBeenNear<HTMLParagraphElement>('200px 0px')
  return <p ref={element}>{isReached ? 'near' : 'far'}</p>
}

let see: (isIntersecting: boolean) => void = () => {}
const stubObserver = () =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callBack: (seen: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => act(() => callBack([{ isIntersecting }]))
      }
      observe() {}
      disconnect() {}
    },
  )

afterEach(() => vi.unstubAllGlobals())

test('a row is far until near the screen, then stays near', () => {
  stubObserver()
  render(<Row />)
  see(false)
  expect(screen.getByText('far')).toBeVisible()
  see(true)
  expect(screen.getByText('near')).toBeVisible()
})

test('without an observer everything is near at once', () => {
  vi.stubGlobal('IntersectionObserver', undefined)
  render(<Row />)
  expect(screen.getByText('near')).toBeVisible()
})
