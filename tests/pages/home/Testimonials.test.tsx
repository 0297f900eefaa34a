import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Testimonials } from '@/pages/home/sections/Testimonials'

let observers: ((isIntersecting: boolean) => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  observers = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(report: (entries: { isIntersecting: boolean; target: Element }[]) => void) {
        observers.push((isIntersecting) => report([{ isIntersecting, target: document.body }]))
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
})

const scroll = (isIntoSight: boolean) =>
  act(() => {
    for (const report of observers) report(isIntoSight)
  })

afterEach(() => {
  vi.unstubAllGlobals()
})

const region = () => screen.getByRole('region', { name: '이용 후기' })
const shown = () =>
  [...region().querySelectorAll('i')].findIndex((dot) => dot.hasAttribute('data-shown'))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const show = () => render(<Testimonials />, { wrapper: MemoryRouter })

it('stops and starts by its button', async () => {
  show()
  scroll(true)
  fireEvent.click(screen.getByRole('button', { name: '후기 자동 재생 멈춤' }))
  await pass(20_000)
  expect(shown()).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: '후기 자동 재생 시작' }))
  await pass(3500)
  expect(shown()).toBe(1)
})

it('rotates only while it is in sight', async () => {
  show()
  await pass(20_000)
  expect(shown()).toBe(0)
  scroll(true)
  await pass(3500)
  expect(shown()).toBe(1)
  scroll(false)
  await pass(20_000)
  expect(shown()).toBe(1)
})
