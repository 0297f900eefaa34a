import { TAB_SCROLL_OFFSET_PX, tabIndexAt, tabScrollTargets } from '@/domain/places/branchTabs'

export interface SectionSpy {
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
export function startSectionSpy(root: Element, onRead: (index: number) => void): SectionSpy {
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
