// Drawing primitives: each returns SVG text.
import { createRequire } from 'node:module'
import { lettering } from './lettering.mjs'

const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json')

let ids = 0
const nextId = (prefix) => `${prefix}${++ids}`
/** Every picture starts counting anew, so that its SVG does not depend on the ones before it. */
export const resetIds = () => {
  ids = 0
}

const stopsOf = (stops) =>
  stops
    .map(([o, c, a = 1]) => `<stop offset="${o}" stop-color="${c}" stop-opacity="${a}"/>`)
    .join('')

export const lin = (stops, { x2 = 0, y2 = 1 } = {}) => {
  const id = nextId('g')
  return {
    id: `url(#${id})`,
    def: `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`,
  }
}
export const rad = (stops) => {
  const id = nextId('g')
  return {
    id: `url(#${id})`,
    def: `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`,
  }
}

const channels = (hex) => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))
const mix = (hex, to, t) => {
  const b = channels(to)
  const mixed = channels(hex).map((v, i) => Math.round(v + (b[i] - v) * t))
  return `#${mixed.map((v) => v.toString(16).padStart(2, '0')).join('')}`
}
export const dark = (c, t = 0.18) => mix(c, '#2b1400', t)
export const light = (c, t = 0.25) => mix(c, '#ffffff', t)

export const rect = (x, y, w, h, fill, r = 0, extra = '') =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}" ${extra}/>`
export const path = (d, fill, extra = '') => `<path d="${d}" fill="${fill}" ${extra}/>`
export const line = (d, color, width, extra = '') =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" ${extra}/>`
export const gRect = (x, y, w, h, stops, r = 0, dir = {}) => {
  const g = lin(stops, dir)
  return g.def + rect(x, y, w, h, g.id, r)
}
export const gPath = (d, stops, dir = {}) => {
  const g = lin(stops, dir)
  return g.def + path(d, g.id)
}
export const ell = (x, y, rx, ry, fill, op = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" opacity="${op}"/>`

/** A soft warm contact shadow. */
export const shadow = (x, y, rx, ry = rx * 0.17, op = 0.26) => {
  const g = rad([
    [0, '#3b1d05', op],
    [0.55, '#3b1d05', op * 0.55],
    [1, '#3b1d05', 0],
  ])
  return g.def + ell(x, y, rx, ry, g.id)
}
export const glow = (x, y, r, c, op = 0.9) => {
  const g = rad([
    [0, c, op],
    [0.4, c, op * 0.5],
    [1, c, 0],
  ])
  return g.def + ell(x, y, r, r, g.id)
}

/** Words of `lettering.mjs` from `x` on, `y` the baseline. */
export const wordsFrom = (key, x, y, size, fill) =>
  `<path transform="translate(${x} ${y}) scale(${size / 1000})" d="${lettering[key].path}" fill="${fill}"/>`
/** The same with `x` in the middle. */
export const words = (key, x, y, size, fill) =>
  wordsFrom(key, x - (lettering[key].advance * size) / 2000, y, size, fill)

/** One Fluent Emoji, anchored at the middle of its base. */
export const em = (name, x, y, s, { flip = false, rot = 0, op = 1, sh = 0.36 } = {}) => {
  const icon = icons[name]
  if (!icon) throw new Error(`no emoji ${name}`)
  const p = nextId('e')
  const body = icon.body
    .replace(/id="/g, `id="${p}_`)
    .replace(/url\(#/g, `url(#${p}_`)
    .replace(/href="#/g, `href="#${p}_`)
  const at = `translate(${x} ${y - s * 0.47}) rotate(${rot}) scale(${flip ? -1 : 1} 1) translate(${-s / 2} ${-s / 2})`
  return `${sh ? shadow(x, y - s * 0.02, s * sh) : ''}<g transform="${at}" opacity="${op}"><svg width="${s}" height="${s}" viewBox="0 0 32 32">${body}</svg></g>`
}
