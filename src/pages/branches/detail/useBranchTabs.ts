import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  type BranchTab,
  branchTabOf,
  branchTabs,
  TAB_SCROLL_OFFSET_PX,
  tabIndexAt,
  tabScrollTargets,
} from '@/domain/places/branchTabs'
import { useHydrated } from '@/platform/page/useHydrated'
import { useReducedMotion } from '@/platform/page/useMediaQuery'
import { useUrlState } from '@/platform/page/useUrlState'

/** Browsers limit address changes per time; the address changes after a pause. */
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

interface SectionSpy {
  current: () => number
  goTo: (index: number, behavior: ScrollBehavior) => void
  stop: () => void
}

const NEAR_PX = 2
/** A larger shift means that somebody has scrolled. */
const DRIFT_PX = 80
const CORRECTIONS_MAX = 4
/** In a low window nothing is sticky (`--stick` of `tokens.css`), so a section starts at the top. */
const isLowWindow = () => window.innerHeight < 480
const LOW_WINDOW_OFFSET_PX = 16

const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

interface Chosen {
  index: number
  behavior: ScrollBehavior
  hasArrived: boolean
  corrections: number
}

/** Reports the active child's index. A chosen section stays active and in place while pictures above it load, until a scroll. */
function startSectionSpy(root: Element, onRead: (index: number) => void): SectionSpy {
  let chosen: Chosen | undefined
  let frame = 0

  const targets = () =>
    tabScrollTargets(
      Array.from(root.children, (child) => child.getBoundingClientRect().top + window.scrollY),
      document.documentElement.scrollHeight - window.innerHeight,
      isLowWindow() ? LOW_WINDOW_OFFSET_PX : TAB_SCROLL_OFFSET_PX,
    )
  const current = () => tabIndexAt(targets(), window.scrollY)
  const travel = () => {
    if (chosen) window.scrollTo({ top: targets()[chosen.index] ?? 0, behavior: chosen.behavior })
  }
  const drift = () => (chosen ? Math.abs(window.scrollY - (targets()[chosen.index] ?? 0)) : 0)
  const isAtChosen = () => chosen !== undefined && drift() <= NEAR_PX
  /** Has the layout moved the section, rather than a person? */
  const isDrifting = () =>
    chosen !== undefined && chosen.corrections < CORRECTIONS_MAX && drift() <= DRIFT_PX
  const leaveOrCorrect = () => {
    if (chosen && isDrifting()) {
      chosen.corrections += 1
      travel()
    } else chosen = undefined
  }

  const read = () => {
    frame = 0
    if (isAtChosen() && chosen) chosen.hasArrived = true
    else if (chosen?.hasArrived) leaveOrCorrect()
    onRead(chosen?.index ?? current())
  }
  const onScroll = () => {
    if (frame === 0) frame = requestAnimationFrame(read)
  }
  const takeOver = () => {
    chosen = undefined
  }
  const onScrollEnd = () => {
    if (!isAtChosen()) leaveOrCorrect()
    onScroll()
  }

  const layout = new ResizeObserver(() => {
    if (chosen && !isAtChosen()) travel()
    else onScroll()
  })
  layout.observe(root)
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('scrollend', onScrollEnd)
  for (const type of USER_SCROLL_EVENTS) window.addEventListener(type, takeOver, { passive: true })

  return {
    current,
    goTo(index, behavior) {
      chosen = { index, behavior, hasArrived: false, corrections: 0 }
      travel()
      onRead(index)
      onScroll()
    },
    stop() {
      cancelAnimationFrame(frame)
      layout.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onScrollEnd)
      for (const type of USER_SCROLL_EVENTS) window.removeEventListener(type, takeOver)
    },
  }
}
