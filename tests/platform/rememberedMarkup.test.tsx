import { beforeEach, expect, test } from 'vitest'
import { dropMarkupUnless, keepMarkup, recallMarkup } from '@/platform/rememberedMarkup'
import { at } from '../domain/rides/aRide'

const NOW = at('2026-11-25T14:00')
const LATER = at('2026-11-25T14:30')
const END = at('2026-11-25T15:00')
const KEY = 'dodam-account-today'
const signIn = (uid: string, hasEnded = false) =>
  localStorage.setItem(
    'dodam-sign-in-mark',
    JSON.stringify({ v: 1, data: { uid, nickname: '하준맘', hasEnded } }),
  )
const load = (build: string) => {
  document.body.innerHTML = ''
  const script = document.createElement('script')
  script.type = 'text/plain'
  script.setAttribute('src', `/assets/index-${build}.js`)
  document.body.append(script)
}
const keep = () => {
  const of = { uid: 'parent-1', about: 'a', now: NOW, until: END }
  keepMarkup(['section', {}, '15:00 김하준'], of)
}

beforeEach(() => {
  localStorage.clear()
  signIn('parent-1')
  load('one')
  keep()
})

test('the member who comes back sees what was kept', () => {
  expect(recallMarkup(LATER)?.textContent).toBe('15:00 김하준')
})

test.each<[string, () => void]>([
  ['nobody is signed in', () => localStorage.removeItem('dodam-sign-in-mark')],
  ['the session has ended', () => signIn('parent-1', true)],
  ['somebody else is signed in', () => signIn('parent-2')],
  ['another build has other styles', () => load('two')],
  ['it tells of something else by now', () => dropMarkupUnless('b')],
])('not when %s', (_, happen) => {
  happen()
  expect(recallMarkup(LATER)).toBeUndefined()
})

test.each([
  [NOW, true],
  [new Date(END.getTime() - 1), true],
  [END, false],
  [new Date(NOW.getTime() - 1), false],
])('at %s: %s', (now, isShown) => {
  expect(recallMarkup(now) !== undefined).toBe(isShown)
})

test('it stays while it tells of the same', () => {
  dropMarkupUnless('a')
  expect(localStorage.getItem(KEY)).not.toBeNull()
})

test('nothing is kept of a member who has just signed out', () => {
  localStorage.clear()
  keep()
  expect(localStorage.getItem(KEY)).toBeNull()
})
