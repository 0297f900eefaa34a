// Rooms and what stands in them.
import {
  dark,
  ell,
  em,
  glow,
  gPath,
  gRect,
  light,
  line,
  path,
  rad,
  rect,
  shadow,
} from './shapes.mjs'

const pane = (x, y, w, h) =>
  gRect(
    x,
    y,
    w,
    h,
    [
      [0, '#fffdf8'],
      [1, '#f0dfc8'],
    ],
    w * 0.06,
  ) +
  gRect(
    x + w * 0.06,
    y + w * 0.06,
    w * 0.88,
    h - w * 0.12,
    [
      [0, '#bfe4ff'],
      [0.6, '#e6f5ff'],
      [1, '#d9f0c9'],
    ],
    w * 0.03,
  )

const windowAt = (W, H, at, floor) => {
  const x = W * at - W * 0.12
  const y = H * 0.13
  const w = W * 0.24
  const h = H * 0.36
  const still = { sh: 0 }
  return [
    glow(x + w / 2, y + h / 2, W * 0.26, '#fff6d8', 0.9),
    pane(x, y, w, h),
    em('deciduous-tree', x + w * 0.72, y + h * 0.93, w * 0.52, still),
    em('cloud', x + w * 0.34, y + h * 0.5, w * 0.36, still),
    rect(x + w * 0.485, y, w * 0.03, h, '#fff8ec'),
    rect(x, y + h * 0.48, w, w * 0.03, '#fff8ec'),
    gRect(
      x - w * 0.05,
      y + h,
      w * 1.1,
      H * 0.025,
      [
        [0, '#fffaf2'],
        [1, '#e8d2b4'],
      ],
      4,
    ),
    path(
      `M${x + w * 0.1} ${floor + H * 0.03} h${w * 0.9} l${w * 0.5} ${H * 0.2} h${-w * 1.1}z`,
      '#fff4cf',
      'opacity=".2"',
    ),
  ].join('')
}

const shelfAt = (W, H, at, [first, second, third]) => {
  const x = W * at - W * 0.15
  const y = H * 0.27
  return [
    shadow(x + W * 0.15, y + H * 0.035, W * 0.17, H * 0.03, 0.25),
    gRect(
      x,
      y,
      W * 0.3,
      H * 0.028,
      [
        [0, '#d9924f'],
        [1, '#b8712f'],
      ],
      4,
    ),
    em(first, x + W * 0.06, y + 2, W * 0.085, { sh: 0 }),
    em(second, x + W * 0.15, y + 2, W * 0.07, { sh: 0 }),
    em(third, x + W * 0.245, y + 2, W * 0.08, { sh: 0 }),
  ].join('')
}

const FLAGS = ['#ff8a1f', '#3b82f6', '#f9c74f', '#43aa8b', '#f472b6']
const bunting = (W, H) =>
  line(`M0 ${H * 0.035} Q${W / 2} ${H * 0.115} ${W} ${H * 0.035}`, '#b98553', W * 0.004) +
  Array.from({ length: 11 }, (_, i) => {
    const x = ((i + 0.5) / 11) * W
    const q = i / 10
    const y = H * (0.035 + 0.16 * q * (1 - q))
    return path(`M${x - W * 0.022} ${y} h${W * 0.044} l${-W * 0.022} ${H * 0.062}z`, FLAGS[i % 5])
  }).join('')

const rugOf = (W, H, c) => {
  const g = rad([
    [0, light(c, 0.35)],
    [0.7, c],
    [0.71, light(c, 0.55)],
    [0.8, light(c, 0.55)],
    [0.81, dark(c, 0.05)],
    [1, dark(c, 0.12)],
  ])
  return (
    shadow(W * 0.5, H * 0.885, W * 0.45, H * 0.12, 0.18) +
    g.def +
    ell(W * 0.5, H * 0.87, W * 0.42, H * 0.115, g.id)
  )
}

const boards = (W, H, y) =>
  Array.from({ length: 20 }, (_, n) => {
    const i = n - 10
    return line(
      `M${W / 2 + i * W * 0.13} ${y} L${W / 2 + i * W * 0.24} ${H}`,
      '#8a4a17',
      W * 0.003,
      'stroke-opacity=".12"',
    )
  }).join('')

const ROOM = {
  wall: ['#fff1dc', '#ffe2bf'],
  floor: ['#e9b57d', '#d79a5c'],
  rug: '#ff9c66',
  win: 0.2,
  shelf: 0.74,
  on: ['books', 'globe-showing-asia-australia', 'potted-plant'],
  line: 0.66,
  flags: true,
  plant: true,
}
/**
 * An indoor room: wall, floor, window, bunting, shelf; `items` go on top. `win` and `shelf` are their middle as a
 * fraction of the width, null for none; `line` is where the floor begins; `on` are the three things on the shelf.
 */
export const room = (W, H, o, items) => {
  const { wall, floor, rug, win, shelf, on, line: at, flags, plant } = { ...ROOM, ...o }
  const y = H * at
  return [
    gRect(0, 0, W, y + 2, [
      [0, wall[0]],
      [1, wall[1]],
    ]),
    gRect(0, y, W, H - y, [
      [0, floor[0]],
      [1, floor[1]],
    ]),
    boards(W, H, y),
    rect(0, y - H * 0.02, W, H * 0.028, '#fffaf2'),
    win === null ? '' : windowAt(W, H, win, y),
    shelf === null ? '' : shelfAt(W, H, shelf, on),
    flags ? bunting(W, H) : '',
    rug ? rugOf(W, H, rug) : '',
    plant ? em('potted-plant', W * 0.94, y + H * 0.1, W * 0.13) : '',
    items,
  ].join('')
}

/** A wooden table, `x` its middle, `y` the top. */
export const table = (x, y, w, h, c = '#e7a767') => {
  const leg = (lx) =>
    gRect(
      lx,
      y + h * 0.12,
      w * 0.06,
      h * 0.85,
      [
        [0, dark(c, 0.15)],
        [1, dark(c, 0.35)],
      ],
      6,
    )
  return (
    shadow(x, y + h, w * 0.55, h * 0.16, 0.32) +
    leg(x - w * 0.42) +
    leg(x + w * 0.36) +
    gRect(
      x - w / 2,
      y,
      w,
      h * 0.2,
      [
        [0, light(c, 0.3)],
        [0.45, c],
        [1, dark(c, 0.2)],
      ],
      h * 0.08,
    )
  )
}

/** A table whose cloth hangs in scallops, as under every snack. */
export const clothTable = (x, y, w, h, c = '#fff7ed', n = 8) => {
  const k = w / n
  const hang = h * 0.42
  const edge = Array.from({ length: n }, (_, i) =>
    gPath(`M${x - w / 2 + i * k} ${y + h * 0.1} h${k} v${hang} a${k / 2} ${k / 2} 0 0 1 ${-k} 0z`, [
      [0, i % 2 ? c : '#ffb066'],
      [1, i % 2 ? dark(c, 0.1) : '#f58a2c'],
    ]),
  )
  return (
    table(x, y, w, h) +
    shadow(x, y + h * 0.62, w * 0.5, h * 0.1, 0.16) +
    edge.join('') +
    gRect(
      x - w * 0.515,
      y,
      w * 1.03,
      h * 0.16,
      [
        [0, '#ffffff'],
        [1, dark(c, 0.05)],
      ],
      h * 0.07,
    )
  )
}

/** A panel on the wall: a board, a screen, a picture. */
export const board = (x, y, w, h, fill, frame = '#b8712f') =>
  shadow(x + w / 2, y + h, w * 0.5, h * 0.06, 0.2) +
  rect(x, y, w, h, frame, w * 0.03) +
  gRect(
    x + w * 0.025,
    y + w * 0.025,
    w * 0.95,
    h - w * 0.05,
    [
      [0, light(fill, 0.12)],
      [1, fill],
    ],
    w * 0.02,
  )
