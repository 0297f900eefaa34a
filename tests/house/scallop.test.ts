import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const [light = '', dark = ''] = readFileSync('src/styles/tokens.css', 'utf8').split(
  '[data-theme="dark"] {',
)

/** Relative luminance (WCAG 2.2). */
function luminance(tokens: string, name: string): number {
  const [, hex = ''] = new RegExp(`--${name}: #(\\w{6});`).exec(tokens) ?? []
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test.each([
  ['light', light],
  ['dark', dark],
])('the edge of the scallops shows no spikes between cards: %s', (_, tokens) => {
  const [darker = 0, lighter = 0] = ['bg', 'scallop-b']
    .map((name) => luminance(tokens, name))
    .sort((a, b) => a - b)
  expect((lighter + 0.05) / (darker + 0.05)).toBeLessThanOrEqual(1.1)
})
