import type { Page } from '@playwright/test'
import { expect, test } from './test'

/** Runs in the page: what of its words lies on others, is cut off, leaves its box or makes the page scroll sideways. */
function findBrokenText(): string[] {
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
  /** As far as what is drawn inside others: not beyond a window in front or what is fixed. */
  const boxes = function* (element: Element) {
    for (const one of ancestors(element)) {
      yield one
      if (one === root || getComputedStyle(one).position === 'fixed') return
    }
  }
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    [...ancestors(element)].every(
      (one) =>
        // What stands on a map is pushed about with it.
        !one.matches('.sr-only, [aria-hidden="true"], [inert], [data-gesture]') &&
        getComputedStyle(one).clipPath === 'none',
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
      const style = getComputedStyle(box)
      const rect = box.getBoundingClientRect()
      const isScrolled = (overflow: string, inner: number, outer: number) =>
        /auto|scroll/.test(overflow) && inner > outer
      const { overflowX, overflowY } = style
      const beyondX = Math.max(rect.left - left, right - rect.right)
      const beyondY = Math.max(rect.top - top, bottom - rect.bottom)
      if (
        isScrolled(overflowX, box.scrollWidth, box.clientWidth) ||
        isScrolled(overflowY, box.scrollHeight, box.clientHeight)
      ) {
        isAway = beyondX > 2 || beyondY > 2
        if (isAway) break
        continue
      }
      if (overflowX !== 'visible' && (right <= rect.left || left >= rect.right)) {
        isAway = true
        break
      }
      const isEllipsis = style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
      if (isEllipsis) {
        isAway = beyondX > 2 || beyondY > 2
        if (isAway) break
        continue
      }
      if (overflowX !== 'visible' && beyondX > 2) faults.add(`cut off: ${name(line)}`)
      if (overflowY !== 'visible' && beyondY > 2) faults.add(`cut off: ${name(line)}`)
      const isBox =
        style.display !== 'inline' &&
        (style.backgroundColor !== 'rgba(0, 0, 0, 0)' || style.boxShadow !== 'none')
      if (isBox && box !== document.body && (beyondX > 2 || beyondY > 2))
        faults.add(`leaves its box: ${name(line)}`)
    }
    if (!isAway) {
      if (right > clientWidth + 1 && root === document.body)
        faults.add(`beyond the edge: ${name(line)}`)
      kept.push(line)
    }
  }

  const stuck = (element: Element) =>
    [...ancestors(element)].find((one) => /sticky|fixed/.test(getComputedStyle(one).position))
  const layers = new Map<Element, Element | undefined>()
  for (const { element } of kept) layers.set(element, stuck(element))
  kept.sort((a, b) => a.top - b.top)
  for (const [index, line] of kept.entries())
    for (const other of kept.slice(index + 1)) {
      if (other.top >= line.bottom) break
      const across = Math.min(line.right, other.right) - Math.max(line.left, other.left)
      const down = Math.min(line.bottom, other.bottom) - other.top
      const least = Math.min(line.bottom - line.top, other.bottom - other.top)
      // Chrome tells the line that is shortened by dots twice.
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

/** Measures the page with letters of so many percent. */
export async function brokenText(page: Page, percent: number): Promise<string[]> {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, `${percent}%`)
  return page.evaluate(findBrokenText)
}

/** No words on each other, none cut off and nothing to scroll sideways, with letters of 150 and 200 % in both narrow widths. */
export async function expectRoomForLetters(page: Page, state: string): Promise<void> {
  for (const width of [390, 320])
    for (const percent of [150, 200])
      await test.step(`${state}: ${percent} % on ${width} px`, async () => {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await brokenText(page, percent), `${state} ${width} ${percent}`).toEqual([])
      })
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
}
