import { element } from './element.ts'

const LONGEST_PX = 90

/** The longest of 1, 2, 5, 10 … metres whose bar is not longer than {@link LONGEST_PX}. */
export function scaleLengthM(metresPerPixel: number): number {
  const room = LONGEST_PX * metresPerPixel
  const decade = 10 ** Math.floor(Math.log10(room))
  const factor = [5, 2, 1].find((candidate) => candidate * decade <= room) ?? 1
  return factor * decade
}

const scaleText = (metres: number) => (metres >= 1000 ? `${metres / 1000}km` : `${metres}m`)

/** Scale bar and origin of the map. */
export class Legend {
  readonly root = element('div', 'legend')
  readonly #scale = element('span', 'scale')

  constructor() {
    const origin = element('span', 'origin')
    origin.textContent = '약도 · 실제와 다를 수 있습니다'
    this.root.append(this.#scale, origin)
  }

  show(metresPerPixel: number, isAerial: boolean): void {
    const metres = scaleLengthM(metresPerPixel)
    this.#scale.textContent = scaleText(metres)
    this.#scale.style.width = `${metres / metresPerPixel}px`
    this.root.toggleAttribute('data-aerial', isAerial)
  }
}
