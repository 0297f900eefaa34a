// Larger things that one program needs: an easel, a go board, a pool, a curtain.
import { board } from './indoors.mjs'
import { ell, gPath, gRect, line, path, rect, shadow } from './shapes.mjs'

/** A canvas on an easel, `x` its middle, `y` the ground. */
export const easel = (x, y, s) =>
  shadow(x, y, s * 0.32, s * 0.06) +
  line(
    `M${x} ${y - s} L${x - s * 0.26} ${y} M${x} ${y - s} L${x + s * 0.26} ${y}`,
    '#b8712f',
    s * 0.045,
  ) +
  board(x - s * 0.34, y - s * 0.9, s * 0.68, s * 0.52, '#fffdf8', '#e0c9a8') +
  ell(x + s * 0.14, y - s * 0.72, s * 0.07, s * 0.07, '#ff9f43') +
  path(
    `M${x - s * 0.31} ${y - s * 0.42} Q${x - s * 0.14} ${y - s * 0.66} ${x} ${y - s * 0.5} T${x + s * 0.31} ${y - s * 0.48} V${y - s * 0.4} H${x - s * 0.31}Z`,
    '#8fd19e',
  )

/** A go board seen from the front, with a game begun. */
export const goBoard = (x, y, w) => {
  const h = w * 0.3
  const at = (u, v) => [x + (u - 0.5) * w * (0.8 + 0.2 * v), y - h + h * v]
  const grid = Array.from({ length: 7 }, (_, i) => {
    const q = 0.08 + i * 0.14
    const [ax, ay] = at(q, 0.08)
    const [bx, by] = at(q, 0.92)
    const [cx, cy] = at(0.08, q)
    const [dx, dy] = at(0.92, q)
    return line(`M${ax} ${ay} L${bx} ${by} M${cx} ${cy} L${dx} ${dy}`, '#8a5a2b', w * 0.005)
  })
  const game = [
    [2, 1],
    [3, 2],
    [1, 3],
    [4, 3],
    [3, 4],
    [5, 4],
    [2, 5],
    [4, 1],
    [3, 3],
    [5, 2],
  ]
  const stones = game.map(([c, r], i) => {
    const [sx, sy] = at(0.08 + c * 0.14, 0.08 + r * 0.14)
    const fill = i % 2 ? '#ffffff' : '#2f2a28'
    return (
      shadow(sx, sy + w * 0.012, w * 0.045, w * 0.018, 0.4) +
      ell(sx, sy, w * 0.038, w * 0.021, fill) +
      ell(sx - w * 0.01, sy - w * 0.007, w * 0.013, w * 0.006, '#ffffff', 0.5)
    )
  })
  const [ax, ay] = at(0, 0)
  const [bx] = at(1, 0)
  const [cx, cy] = at(1, 1)
  const [dx] = at(0, 1)
  return (
    shadow(x, y + w * 0.06, w * 0.56, w * 0.07, 0.32) +
    rect(dx, cy, cx - dx, w * 0.07, '#b9803f', 4) +
    gPath(`M${ax} ${ay} H${bx} L${cx} ${cy} H${dx}Z`, [
      [0, '#f6d493'],
      [1, '#e7b765'],
    ]) +
    grid.join('') +
    stones.join('')
  )
}

/** A pool with two lines of floats. */
export const lanes = (W, H) =>
  gRect(0, H * 0.46, W, H * 0.54, [
    [0, '#8ed8f3'],
    [1, '#3ea6da'],
  ]) +
  rect(0, H * 0.43, W, H * 0.045, '#fff7ea') +
  [0.54, 0.86]
    .map((y) =>
      Array.from({ length: 16 }, (_, i) =>
        ell(W * (i / 15), H * y, W * 0.02, H * 0.013, i % 2 ? '#ff8a1f' : '#ffffff'),
      ).join(''),
    )
    .join('') +
  Array.from({ length: 12 }, (_, i) =>
    rect(
      ((i * 0.37) % 1) * W,
      H * (0.5 + ((i * 0.29) % 0.45)),
      W * 0.07,
      H * 0.008,
      '#ffffff',
      3,
      'opacity=".45"',
    ),
  ).join('')

/** One half of a stage curtain. */
export const curtain = (W, H, left) => {
  const x = left ? 0 : W
  const k = left ? 1 : -1
  return Array.from({ length: 4 }, (_, i) =>
    gPath(
      `M${x + k * W * 0.055 * i} 0 h${k * W * 0.058} Q${x + k * W * (0.07 + 0.05 * i)} ${H * 0.45} ${x + k * W * (0.012 + 0.04 * i)} ${H * 0.84} h${-k * W * 0.045} Q${x + k * W * (0.02 + 0.05 * i)} ${H * 0.4} ${x + k * W * 0.055 * i} 0Z`,
      [
        [0, i % 2 ? '#e4574f' : '#d6453f'],
        [1, i % 2 ? '#b83530' : '#a52b29'],
      ],
    ),
  ).join('')
}
