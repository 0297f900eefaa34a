import { tabIndexAt, tabScrollTargets } from '@/domain/branchTabs'

export interface SectionSpy {
  /** Index of the section being read now. */
  current: () => number
  goTo: (index: number, behavior: ScrollBehavior) => void
  stop: () => void
}

const NEAR_PX = 2
/** Whoever does one of these wants to scroll by hand. */
const TAKES_OVER = ['wheel', 'touchmove'] as const

/**
 * Watches which child of `root` is being read and reports its index. A section that was chosen stays the reported one
 * while the page travels to it, and is kept in its place while pictures above it arrive, until somebody scrolls away.
 */
export function startSectionSpy(root: Element, onRead: (index: number) => void): SectionSpy {
  let chosen: { index: number; behavior: ScrollBehavior; hasArrived: boolean } | undefined
  let frame = 0

  const targets = () =>
    tabScrollTargets(
      Array.from(root.children, (child) => child.getBoundingClientRect().top + window.scrollY),
      document.documentElement.scrollHeight - window.innerHeight,
    )
  const current = () => tabIndexAt(targets(), window.scrollY)
  const travel = () => {
    if (chosen) window.scrollTo({ top: targets()[chosen.index] ?? 0, behavior: chosen.behavior })
  }
  const isAtChosen = () =>
    chosen !== undefined && Math.abs(window.scrollY - (targets()[chosen.index] ?? 0)) <= NEAR_PX

  const read = () => {
    frame = 0
    if (isAtChosen() && chosen) chosen.hasArrived = true
    else if (chosen?.hasArrived) chosen = undefined
    onRead(chosen?.index ?? current())
  }
  const onScroll = () => {
    if (frame === 0) frame = requestAnimationFrame(read)
  }
  const takeOver = () => {
    chosen = undefined
  }
  const onScrollEnd = () => {
    if (!isAtChosen()) takeOver()
    onScroll()
  }

  const layout = new ResizeObserver(() => {
    if (chosen && !isAtChosen()) travel()
    else onScroll()
  })
  layout.observe(root)
  window.addEventListener('scroll', onScroll, { passive: true })
  window.addEventListener('scrollend', onScrollEnd)
  for (const type of TAKES_OVER) window.addEventListener(type, takeOver, { passive: true })

  return {
    current,
    goTo(index, behavior) {
      chosen = { index, behavior, hasArrived: false }
      travel()
      onRead(index)
      onScroll()
    },
    stop() {
      cancelAnimationFrame(frame)
      layout.disconnect()
      window.removeEventListener('scroll', onScroll)
      window.removeEventListener('scrollend', onScrollEnd)
      for (const type of TAKES_OVER) window.removeEventListener(type, takeOver)
    },
  }
}
