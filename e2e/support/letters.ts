import type { Page } from '@playwright/test'
import { expect } from './test'

/** Runs in the page: what of its words, in letters of that size, lies on others, is cut off, leaves its box or makes the page scroll sideways. */
function findBrokenText(fontSize: string): string[] {
  document.documentElement.style.fontSize = fontSize
  interface Line {
    element: Element
    text: string
    left: number
    right: number
    top: number
    bottom: number
  }
  const root = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const name = ({ element, text }: Line) =>
    `「${text.trim().slice(0, 24)}」 ${element.closest('[class]')?.getAttribute('class') ?? ''}`
  const ancestors = function* (element: Element) {
    for (let one: Element | null = element; one; one = one.parentElement) yield one
  }
  /** Many texts stand in the same elements, each of which is asked once. */
  const once = <T>(ask: (element: Element) => T) => {
    const known = new Map<Element, { answer: T }>()
    return (element: Element): T => {
      const { answer } = known.get(element) ?? { answer: ask(element) }
      known.set(element, { answer })
      return answer
    }
  }
  const boxOf = once((element) => {
    const style = getComputedStyle(element)
    const { overflowX, overflowY } = style
    const isScrolled = (overflow: string, inner: number, outer: number) =>
      /auto|scroll/.test(overflow) && inner > outer
    return {
      rect: element.getBoundingClientRect(),
      overflowX,
      overflowY,
      isScrolled:
        isScrolled(overflowX, element.scrollWidth, element.clientWidth) ||
        isScrolled(overflowY, element.scrollHeight, element.clientHeight),
      isEllipsis: style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none',
      isPainted:
        element !== document.body &&
        style.display !== 'inline' &&
        (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none'),
      isFixed: style.position === 'fixed',
      isStuck: /sticky|fixed/.test(style.position),
    }
  })
  /** As far as what is drawn inside others: not beyond a window in front or what is fixed. */
  const boxes = function* (element: Element) {
    for (const one of ancestors(element)) {
      yield one
      if (one === root || boxOf(one).isFixed) return
    }
  }
  const isReadable = once(
    (element) =>
      // What stands on a map is pushed about with it.
      !element.matches('.sr-only, [aria-hidden="true"], [inert], [data-gesture]') &&
      getComputedStyle(element).clipPath === 'none',
  )
  const isShown = once(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      [...ancestors(element)].every(isReadable),
  )

  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    const element = currentNode.parentElement
    const text = currentNode.textContent ?? ''
    if (!element || text.trim() === '' || !isShown(element)) continue
    const size = Number.parseFloat(getComputedStyle(element).fontSize)
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      // The drawn height of a letter, not that of the font's line.
      const middle = (top + bottom) / 2
      if (width > 1)
        lines.push({
          element,
          text,
          left,
          right,
          top: middle - size * 0.4,
          bottom: middle + size * 0.4,
        })
    }
  }

  const faults = new Set<string>()
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth > clientWidth) faults.add(`page: ${scrollWidth - clientWidth} px too wide`)
  if (root.scrollWidth > root.clientWidth) faults.add('the window in front is too wide')

  const kept: Line[] = []
  for (const line of lines) {
    const { left, right, top, bottom } = line
    let isAway = false
    for (const box of boxes(line.element)) {
      const { rect, overflowX, overflowY, isScrolled, isEllipsis, isPainted } = boxOf(box)
      const beyondX = Math.max(rect.left - left, right - rect.right)
      const beyondY = Math.max(rect.top - top, bottom - rect.bottom)
      if (isScrolled) {
        isAway = beyondX > 2 || beyondY > 2
        if (isAway) break
        continue
      }
      if (overflowX !== 'visible' && (right <= rect.left || left >= rect.right)) {
        isAway = true
        break
      }
      if (isEllipsis) {
        isAway = beyondX > 2 || beyondY > 2
        if (isAway) break
        continue
      }
      if (overflowX !== 'visible' && beyondX > 2) faults.add(`cut off: ${name(line)}`)
      if (overflowY !== 'visible' && beyondY > 2) faults.add(`cut off: ${name(line)}`)
      if (isPainted && (beyondX > 2 || beyondY > 2)) faults.add(`leaves its box: ${name(line)}`)
    }
    if (!isAway) {
      if (right > clientWidth + 2 && root === document.body)
        faults.add(`beyond the edge: ${name(line)}`)
      kept.push(line)
    }
  }

  const stuck = (element: Element) => [...ancestors(element)].find((one) => boxOf(one).isStuck)
  const layers = new Map<Element, Element | undefined>()
  for (const { element } of kept) layers.set(element, stuck(element))
  kept.sort((a, b) => a.top - b.top)
  for (const [index, line] of kept.entries())
    for (const other of kept.slice(index + 1)) {
      if (other.top >= line.bottom) break
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      const down = Math.min(line.bottom, other.bottom) - other.top
      const least = Math.min(line.bottom - line.top, other.bottom - other.top)
      // Chrome reports a line that is shortened by dots twice.
      if (line.element === other.element && other.top - line.top < 1) continue
      if (
        across > 2 &&
        down > least * 0.2 &&
        layers.get(line.element) === layers.get(other.element)
      )
        faults.add(`on each other: ${name(line)} and ${name(other)}`)
    }
  return [...faults]
}

/**
 * Families of the font token. The tests' own is as wide as what Android has; Pretendard is the site's, narrower; the last is wider
 * than any: Noto's syllables of 0.92 em in the width of one.
 */
const FONTS = { pinned: '', pretendard: '"Pretendard Variable"', wide: '"One em a syllable"' }

/** Runs in the page: lays out in that family and waits until its parts are here. */
async function takeFont(family: string): Promise<void> {
  const root = document.documentElement
  if (family && !document.querySelector('style[data-letters]')) {
    const style = document.createElement('style')
    style.dataset.letters = ''
    const weights = { Regular: 400, Medium: 500, SemiBold: 600, Bold: 700, ExtraBold: 800 }
    style.textContent = Object.entries(weights)
      .map(
        ([name, weight]) =>
          `@font-face { font-family: 'One em a syllable'; font-weight: ${weight}; src: local('NotoSansKR-${name}'); size-adjust: 108.7%; }`,
      )
      .join('')
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = '/fonts/pretendard/pretendard.css'
    const loaded = new Promise((resolve) => {
      link.onload = resolve
    })
    document.head.append(style, link)
    await loaded
  }
  if (family) root.style.setProperty('--font', family)
  else root.style.removeProperty('--font')
  // The layout asks for the parts of the font.
  document.body.getBoundingClientRect()
  await document.fonts.ready
}

/** Of ten syllables at 16 px in each font, in whole pixels. */
export async function widthsOfLetters(page: Page): Promise<Record<string, number>> {
  const widths: Record<string, number> = {}
  for (const [name, family] of Object.entries(FONTS)) {
    await page.evaluate(takeFont, family)
    widths[name] = await page.evaluate(async () => {
      const probe = document.createElement('span')
      probe.style.cssText = 'position: absolute; font-size: 16px; letter-spacing: 0'
      probe.textContent = '가나다라마바사아자차'
      document.body.append(probe)
      probe.getBoundingClientRect()
      await document.fonts.ready
      const { width } = probe.getBoundingClientRect()
      probe.remove()
      return Math.round(width)
    })
  }
  return widths
}

/** With letters of 150 % on a phone, and of the largest size in the widest font on the narrowest; `isEach`: of both sizes in both widths, and of the largest in every font. */
export interface Letters {
  isEach: boolean
  /** Waits until no request is under way. */
  rest: () => Promise<void>
}

/** No words on each other, none cut off and nothing to scroll sideways. */
export async function expectRoomForLetters(
  page: Page,
  state: string,
  { isEach, rest }: Letters,
): Promise<void> {
  const expectRoom = async (width: number, size: string, font: keyof typeof FONTS) => {
    let broken = await page.evaluate(findBrokenText, size)
    if (broken.length > 0) {
      // Another size asks for another picture and other parts of the font.
      await rest()
      await page.evaluate(() => document.fonts.ready)
      broken = await page.evaluate(findBrokenText, size)
    }
    expect.soft(broken, `${state}: ${size} on ${width} px, ${font}`).toEqual([])
  }
  // From the width that the window has.
  const widths = page.viewportSize()?.width === 320 ? [320, 390] : [390, 320]
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const isNarrow = width === 320
    if (isEach || !isNarrow) await expectRoom(width, '150%', 'pinned')
    if (isEach) await expectRoom(width, '200%', 'pinned')
    if (!isNarrow) continue
    for (const font of isEach ? (['pretendard', 'wide'] as const) : (['wide'] as const)) {
      await page.evaluate(takeFont, FONTS[font])
      await expectRoom(width, '200%', font)
    }
    await page.evaluate(takeFont, FONTS.pinned)
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}

/** Lays out what is scrolled out of sight too. */
export const showSkippedParts = (page: Page): Promise<unknown> =>
  page.addStyleTag({ content: '* { content-visibility: visible !important }' })

/** Words of the page, as it stands, lie on no others and are not cut. */
export async function expectWordsApart(page: Page): Promise<void> {
  expect(await page.evaluate(findBrokenText, '100%')).toEqual([])
}
