/** Every colour that the painter uses. */
export interface Palette {
  land: string
  block: string
  building: string
  buildingLine: string
  street: string
  road: string
  casing: string
  highway: string
  highwayCasing: string
  park: string
  hill: string
  water: string
  text: string
  strongText: string
  parkText: string
  waterText: string
  halo: string
  station: string
}

type Rgb = [number, number, number]

/** The colours of `#rgb` or `#rrggbb`; grey for anything else. */
export function parseHex(colour: string): Rgb {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1]
  if (digits === undefined) return [128, 128, 128]
  const step = digits.length / 3
  const channel = (index: number) => {
    const part = digits.slice(index * step, index * step + step)
    return Number.parseInt(step === 1 ? part + part : part, 16)
  }
  return [channel(0), channel(1), channel(2)]
}

/** `share` of `b` in `a`. */
export function mix(a: string, b: string, share: number): string {
  const from = parseHex(a)
  const to = parseHex(b)
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share)
  return `#${[channel(0), channel(1), channel(2)].map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The drawn map in the site's own colours, so that light and dark theme both fit. */
export function drawnPalette(token: (name: string, fallback: string) => string): Palette {
  const land = token('--map-land', '#f6f1e9')
  const block = token('--map-block', '#ece4d8')
  const road = token('--map-road', '#ffffff')
  const park = token('--map-park', '#d5ecc6')
  const water = token('--map-water', '#c3e0f7')
  const text = token('--map-text', '#5f574f')
  const strongText = token('--text', '#1c1917')
  const green = token('--green', '#15703a')
  const blue = token('--blue', '#1d4ed8')
  const highway = mix(road, token('--mark', '#ffd9ae'), 0.75)
  return {
    land,
    block: mix(land, block, 0.5),
    building: mix(block, text, 0.05),
    buildingLine: mix(block, text, 0.16),
    street: mix(land, road, 0.85),
    road,
    casing: mix(block, text, 0.14),
    highway,
    highwayCasing: mix(highway, text, 0.28),
    park,
    hill: mix(park, green, 0.1),
    water,
    text,
    strongText,
    parkText: mix(green, text, 0.25),
    waterText: mix(blue, text, 0.35),
    halo: land,
    station: blue,
  }
}

/** The aerial view: no photographs are at hand, so the same world in the colours seen from above. */
export const aerialPalette: Palette = {
  land: '#5b5f50',
  block: '#63665a',
  building: '#8b8678',
  buildingLine: '#4a4b42',
  street: '#77766c',
  road: '#86847a',
  casing: '#4f5047',
  highway: '#a39c88',
  highwayCasing: '#5a574c',
  park: '#3c5535',
  hill: '#2f472b',
  water: '#26424f',
  text: '#f4f1ea',
  strongText: '#ffffff',
  parkText: '#d8f0c8',
  waterText: '#c8e6f5',
  halo: '#20241d',
  station: '#9cc0ff',
}
