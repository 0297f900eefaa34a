import { type ListPress, REST_MS } from '@/domain/staff/pressRest'
import styles from './SteadyLists.module.css'

/** Lies for a second where the last press was, so that another touch there meets no button, whatever has come under it. */
export function createShield(region: HTMLElement) {
  const element = document.createElement('div')
  element.className = styles.shield ?? ''
  element.hidden = true
  region.append(element)
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    show({ place, at }: ListPress): void {
      clearTimeout(timer)
      element.hidden = place === undefined
      if (!place) return
      element.style.left = `${place.x}px`
      element.style.top = `${place.y}px`
      timer = setTimeout(
        () => {
          element.hidden = true
        },
        at + REST_MS - performance.now(),
      )
    },
    remove(): void {
      clearTimeout(timer)
      element.remove()
    },
  }
}
