import { type RefObject, useEffect, useRef, useState } from 'react'
import { type BranchTab, branchTabOf, branchTabs } from '@/domain/places/branchTabs'
import { addressQuery, writeAddressQuery } from '@/platform/addressQuery'
import { useReducedMotion } from '@/platform/useMediaQuery'
import { type SectionSpy, startSectionSpy } from './sectionSpy'

/** Browsers refuse too many changes of the address; it follows once the page rests on a section for a moment. */
const ADDRESS_DELAY_MS = 150

const FIRST_TAB: BranchTab = 'intro'
const tabAt = (index: number): BranchTab => branchTabs[index]?.key ?? FIRST_TAB
const indexOf = (tab: BranchTab): number => branchTabs.findIndex(({ key }) => key === tab)

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
  // The first render does not look at the address, so that it agrees with HTML made at build time.
  const [active, setActive] = useState<BranchTab>(FIRST_TAB)
  const isMotionReduced = useReducedMotion()

  useEffect(() => {
    if (!sections.current) return
    const started = startSectionSpy(sections.current, (index) => setActive(tabAt(index)))
    spy.current = started
    const tab = branchTabOf(addressQuery('tab'))
    // After a reload or a step back the router has put the page where it was; that is inside the tab already.
    if (tab && started.current() !== indexOf(tab)) started.goTo(indexOf(tab), 'instant')
    else setActive(tabAt(started.current()))
    return started.stop
  }, [])

  useEffect(() => {
    const { pathname } = window.location
    const timer = setTimeout(() => {
      // The address may be the next page's already, and a page nobody has scrolled keeps its plain one.
      if (window.location.pathname !== pathname) return
      if ((branchTabOf(addressQuery('tab')) ?? FIRST_TAB) !== active)
        writeAddressQuery('tab', active)
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
