import { DomUtil } from 'leaflet'
import css from './map.css?inline'

const STYLE_ID = 'standin-map-style'

/** Puts the element that a map is in into the page's container. */
export function addRoot(container: HTMLElement): HTMLElement {
  const hasStyle = document.getElementById(STYLE_ID) !== null
  if (!hasStyle)
    Object.assign(DomUtil.create('style', '', document.head), { id: STYLE_ID, textContent: css })
  const { position, touchAction } = getComputedStyle(container)
  if (position === 'static') container.style.position = 'relative'
  // The service keeps every finger on the map, unless the page has decided otherwise.
  if (touchAction === 'auto') container.style.touchAction = 'none'
  return DomUtil.create('div', 'standin-map', container)
}

/** Tells of a new theme, a new size, and that the element has left the page. */
export function watchRoot(
  root: HTMLElement,
  tell: Record<'onTheme' | 'onSize' | 'onGone', () => void>,
): void {
  const theme = new MutationObserver(tell.onTheme)
  const sizes = new ResizeObserver(() => {
    if (root.isConnected) return tell.onSize()
    // The document would hold on to it through the theme.
    sizes.disconnect()
    theme.disconnect()
    tell.onGone()
  })
  sizes.observe(root)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'class'] })
}
