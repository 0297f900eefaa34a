// Rows of small pictures that are always seen together: one file instead of many.
import { small } from './small.mjs'

/** Pictures of one size side by side, in the order of the names. */
const row = (names) => {
  const [W, H] = small[names[0]]
  const draw = () =>
    names
      .map((name, index) => {
        const [w, h, drawOne] = small[name]
        return `<svg x="${index * W}" y="0" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${drawOne(w, h)}</svg>`
      })
      .join('')
  return [W * names.length, H, draw]
}

export const sheets = {
  'row-tiles': row(['tile-pickup', 'tile-membership', 'tile-topup', 'tile-program']),
  'row-menu': row(
    ['topup', 'pickup', 'membership', 'snack', 'app', 'phone', 'chat'].map(
      (name) => `icon-${name}`,
    ),
  ),
  'row-plans': row(['plan-light', 'plan-regular', 'plan-family']),
}
