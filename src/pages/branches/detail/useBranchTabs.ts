import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type BranchTab, branchTabOf, branchTabs } from '@/domain/places/branchTabs'
import { useHydrated } from '@/platform/page/useHydrated'
import { useReducedMotion } from '@/platform/page/useMediaQuery'
import { useUrlState } from '@/platform/page/useUrlState'
import { type SectionSpy, startSectionSpy } from './sectionSpy'

/** Browsers refuse too many changes of the address; it follows once the page rests on a section for a moment. */
const ADDRESS_DELAY_MS = 150

const FIRST_TAB: BranchTab = 'intro'
const tabAt = (index: number): BranchTab => branchTabs[index]?.key ?? FIRST_TAB
const indexOf = (tab: BranchTab): number => branchTabs.findIndex(({ key }) => key === tab)

/** Not through the router: there a write is a navigation, and would cancel the one that a tap has just begun. */
function writeTab(tab: BranchTab): void {
  const address = new URL(window.location.href)
  if ((branchTabOf(address.searchParams.get('tab')) ?? FIRST_TAB) === tab) return
  address.searchParams.set('tab', tab)
  window.history.replaceState(window.history.state, '', address)
}

interface BranchTabsState {
  /** Goes on the element whose children are the nine sections, in order. */
  sections: RefObject<HTMLDivElement | null>
  active: BranchTab
  goTo: (tab: BranchTab) => void
}

/**
 * Keeps three things together: the scroll position, the active tab, and `tab` in the address, which changes without a
 * history entry (specification 1, section 2). On load the page goes to the tab in the address.
 */
export function useBranchTabs(): BranchTabsState {
  const sections = useRef<HTMLDivElement>(null)
  const spy = useRef<SectionSpy>(undefined)
  const [active, setActive] = useState<BranchTab>(FIRST_TAB)
  const isMotionReduced = useReducedMotion()
  const isHydrated = useHydrated()
  const { read } = useUrlState()
  const named = branchTabOf(read('tab'))

  const showNamed = useEffectEvent((started: SectionSpy) => {
    // After a reload or a step back the router has put the page where it was; that is inside the tab already.
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
      // The address may be the next page's already, and a page nobody has scrolled keeps its plain one.
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
