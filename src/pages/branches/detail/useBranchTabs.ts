import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BranchTab, branchTabOf, branchTabs } from '@/domain/places/branchTabs'
import { useHydrated } from '@/platform/page/useHydrated'
import { useReducedMotion } from '@/platform/page/useMediaQuery'
import { useUrlState } from '@/platform/page/useUrlState'
import { type SectionSpy, startSectionSpy } from './sectionSpy'

/** Browsers limit address changes per time; the address follows after a pause. */
const ADDRESS_DELAY_MS = 150

const FIRST_TAB: BranchTab = 'intro'
const tabAt = (index: number): BranchTab => branchTabs[index]?.key ?? FIRST_TAB
const indexOf = (tab: BranchTab): number => branchTabs.findIndex(({ key }) => key === tab)

/** Not through the router: its navigation would cancel one that a tap has just started. */
function writeTab(tab: BranchTab): void {
  const address = new URL(window.location.href)
  if ((branchTabOf(address.searchParams.get('tab')) ?? FIRST_TAB) === tab) return
  address.searchParams.set('tab', tab)
  window.history.replaceState(window.history.state, '', address)
}

interface BranchTabsState {
  /** Ref of the element whose children are the nine sections. */
  sections: RefObject<HTMLDivElement | null>
  active: BranchTab
  goTo: (tab: BranchTab) => void
}

/** Keeps scroll position, active tab and `tab` in the address in step, without history entries (specification 1, section 2). */
export function useBranchTabs(): BranchTabsState {
  const sections = useRef<HTMLDivElement>(null)
  const spy = useRef<SectionSpy>(undefined)
  const [active, setActive] = useState<BranchTab>(FIRST_TAB)
  const isMotionReduced = useReducedMotion()
  const isHydrated = useHydrated()
  const { read } = useUrlState()
  const named = branchTabOf(read('tab'))

  const showNamed = useEffectEvent((started: SectionSpy) => {
    // After reload or back the router has restored a position within the tab.
    if (named && started.current() !== indexOf(named)) started.goTo(indexOf(named), 'instant')
    else setActive(tabAt(started.current()))
  })
  useEffect(() => {
    if (!sections.current || !isHydrated) return
    const started = startSectionSpy(sections.current, (index) => setActive(tabAt(index)))
    spy.current = started
    showNamed(started)
    return started.stop
  }, [isHydrated])

  useEffect(() => {
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // The address may be the next page's already; an unscrolled page keeps its plain address.
      if (window.location.pathname === pathname) writeTab(active)
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [active])

  return {
    sections,
    active,
    goTo: (tab) => {
      spy.current?.goTo(indexOf(tab), isMotionReduced ? 'instant' : 'smooth')
      sections.current?.children[indexOf(tab)]?.querySelector('h2')?.focus({ preventScroll: true })
    },
  }
}
