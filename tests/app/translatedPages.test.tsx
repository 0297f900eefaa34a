import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { routes } from '@/app/routing/routes'
import { branchPath, paths, programPath } from '@/domain/site/paths'
import { parentAccount, staffAccount } from '../../emulators/seed/accounts'
import { isLong } from '../long'
import { localSite } from '../pages/localSite'
import { translatePage } from '../translatePage'
import { openSite } from './openSite'

const TIMEOUT_MS = 60_000
/** What happy-dom lacks, or what leaves the page. */
const SKIPPED = /인쇄|CSV|캘린더|공유|복사|내 주변|로그아웃/

/** In a short run, which only opens the others. */
const OPERATED: readonly string[] = [
  paths.home,
  paths.membership,
  paths.pickup,
  paths.care,
  paths.my,
  paths.staffCare,
]

const site = localSite({ isSeeded: true })
const kept: string[] = []
let endTranslation = () => {}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  vi.stubGlobal('alert', () => {})
  vi.stubGlobal('confirm', () => true)
  kept.length = 0
  endTranslation = translatePage((text) => {
    if (isKept(text)) kept.push(text.data)
  })
})
afterEach(() => endTranslation())

/** React keeps this text node, to change or move it; what is a whole element's text it does not keep. */
const isKept = (text: Text) => Object.keys(text).some((key) => key.startsWith('__reactFiber$'))

const main = () => within(screen.getByRole('main'))
const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.textContent ?? ''

/** Days, times and amounts of a list are of one kind, of which a short run presses the first. */
const kindOf = (name: string) =>
  isLong ? name : name.replace(/[\d,:.]+/g, '0').replace(/[월화수목금토일]요일/g, '요일')

function oneOfEachKind(names: readonly string[]): string[] {
  const firsts = new Map<string, string>()
  for (const name of names) if (!firsts.has(kindOf(name))) firsts.set(kindOf(name), name)
  return [...firsts.values()]
}

/** Changes every list and box, opens every tab and fold and presses every button that is still there. */
async function operate(user: UserEvent, path: string) {
  const isHere = () => window.location.pathname.toLowerCase() === path.toLowerCase()
  for (const fold of document.querySelectorAll('main summary')) await user.click(fold)
  for (const list of main().queryAllByRole('combobox'))
    if (list instanceof HTMLSelectElement && list.isConnected && !list.disabled)
      await user.selectOptions(list, list.options[list.options.length - 1] ?? [])
  for (const box of main().queryAllByRole('checkbox')) if (box.isConnected) await user.click(box)
  for (const role of ['tab', 'button'] as const)
    for (const name of oneOfEachKind(main().queryAllByRole(role).map(nameOf))) {
      if (!isHere() || SKIPPED.test(name)) continue
      const element = main()
        .queryAllByRole(role)
        .find((found) => nameOf(found) === name)
      if (element) await user.click(element)
      await site.waitForWholeSite()
    }
}

async function expectToHold(path: string) {
  const { user, unmount } = await openSite(routes, path)
  await screen.findAllByRole('heading')
  await site.waitForWholeSite()
  expect(document.querySelector('font')).not.toBeNull()
  if (isLong || OPERATED.includes(path)) await operate(user, path)
  expect(screen.queryAllByText(/이 부분을 표시하지 못했어요|Unexpected Application Error/)).toEqual(
    [],
  )
  expect(kept).toEqual([])
  unmount()
}

const all = [...Object.values(paths), branchPath('seongsu'), programPath('soccer')]
const ofStaff = all.filter((path) => path.startsWith(paths.staff))
const ofParents = [
  ...all.filter((path) => path.startsWith(paths.my)),
  paths.care,
  paths.pickup,
  paths.snack,
  programPath('soccer'),
]
/** A guest sees less of what parents have: a short run leaves it out. */
const ofGuests = all.filter(
  (path) => !ofStaff.includes(path) && (isLong || !ofParents.includes(path)),
)

test.each(ofGuests)('translated, %s works for a guest', expectToHold, TIMEOUT_MS)

test.each(ofParents)(
  'translated, %s works for a parent',
  async (path) => {
    await site.signInMember(parentAccount.uid)
    await expectToHold(path)
  },
  TIMEOUT_MS,
)

test.each(ofStaff)(
  'translated, %s works for the agit',
  async (path) => {
    await site.signInMember(staffAccount.uid)
    await expectToHold(path)
  },
  TIMEOUT_MS,
)
