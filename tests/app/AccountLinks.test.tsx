import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { AccountLinks } from '@/app/shell/AccountLinks'
import { useSignInMark } from '@/stores/signInMark'

const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
const ofGuests = [
  ['로그인', '/login'],
  ['회원가입', '/signup'],
]

const page = (
  <MemoryRouter>
    <AccountLinks />
  </MemoryRouter>
)
const show = () => render(page)

afterEach(() => act(() => useSignInMark.getState().clearMark()))

test('a member’s name replaces both links; prerendered HTML shows the guest’s links', () => {
  useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false })
  expect(renderToString(page)).toMatch(/로그인.*회원가입/)
  show()
  expect(links()).toEqual([['하준맘 님', '/my']])
})

test('a sign-out in another tab restores both links', () => {
  show()
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '하준맘', hasEnded: false }))
  expect(links()).toEqual([['하준맘 님', '/my']])
  act(() => {
    localStorage.removeItem('dodam-sign-in-mark')
    window.dispatchEvent(new StorageEvent('storage', { key: 'dodam-sign-in-mark' }))
  })
  expect(links()).toEqual(ofGuests)
})

test('an ended session shows the guest’s links', () => {
  show()
  act(() => useSignInMark.getState().setMark({ uid: 'u1', nickname: '', hasEnded: true }))
  expect(links()).toEqual(ofGuests)
})
