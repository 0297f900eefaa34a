// Skies, hills, streets and the buildings of the neighbourhood.

import { person } from './people.mjs'
import {
  dark,
  ell,
  em,
  glow,
  gPath,
  gRect,
  light,
  lin,
  line,
  path,
  rect,
  shadow,
  words,
} from './shapes.mjs'

export const bush = (x, y, r, c = '#5fb548') => {
  const g = lin([
    [0, light(c, 0.25)],
    [1, dark(c, 0.25)],
  ])
  return `${g.def}<g fill="${g.id}"><circle cx="${x - r * 0.8}" cy="${y}" r="${r * 0.7}"/><circle cx="${x}" cy="${y - r * 0.25}" r="${r}"/><circle cx="${x + r * 0.85}" cy="${y}" r="${r * 0.66}"/></g>`
}

/** Places things on a canvas: positions are fractions of its width and height, sizes fractions of its height. */
export const stage = (W, H) => ({
  put: (name, x, y, s, o) => em(name, W * x, H * y, H * s, o),
  who: (head, x, y, h, o) => person(head, W * x, H * y, H * h, o),
  tree: (x, y, s, kind = 'deciduous-tree') => em(kind, W * x, H * y, H * s, { sh: 0.3 }),
  bush: (x, y, r, c) => bush(W * x, H * y, H * r, c),
  hill: (ys, top, bottom) => hill(W, H, ys, top, bottom),
  clouds: (list) =>
    list.map(([x, y, s, op = 0.95]) => em('cloud', W * x, H * y, H * s, { sh: 0, op })).join(''),
})

export const sky = (W, H, a = '#a9d8ff', b = '#dff1ff', c = '#fff3e0') =>
  gRect(0, 0, W, H, [
    [0, a],
    [0.45, b],
    [0.8, c],
  ])

/** A soft ridge through points [x, y], as fractions of the canvas. */
const hill = (W, H, points, top, bottom) => {
  const at = points.map(([x, y]) => [W * x, H * y])
  const curve = at.slice(1).map(([x, y], i) => {
    const [px, py] = at[i]
    const m = (px + x) / 2
    return ` C${m} ${py} ${m} ${y} ${x} ${y}`
  })
  const base = Math.max(...at.map(([, y]) => y)) + 900
  return gPath(`M${at[0][0]} ${at[0][1]}${curve.join('')} V${base} H${at[0][0]}Z`, [
    [0, top],
    [1, bottom],
  ])
}

const BANDS = ['#ff8f8f', '#ffb26b', '#ffe08a', '#a8e6a1', '#9ecbff', '#c9b6ff']
export const rainbow = (x, y, r) =>
  BANDS.map(
    (c, i) =>
      `<circle cx="${x}" cy="${y}" r="${r - i * r * 0.075}" fill="none" stroke="${c}" stroke-width="${r * 0.077}" opacity=".8"/>`,
  ).join('')

export const road = (W, y, h) =>
  gRect(-10, y, W + 20, h, [
    [0, '#8b8793'],
    [1, '#6f6b78'],
  ]) +
  rect(-10, y, W + 20, h * 0.06, '#f4ece2') +
  Array.from({ length: 14 }, (_, i) =>
    rect(-30 + i * (W / 11), y + h * 0.55, W / 22, h * 0.07, '#fff7e6', h * 0.035),
  ).join('')
export const pavement = (W, y, h, [top, bottom] = ['#f8e7d0', '#eccfa9']) =>
  gRect(-10, y, W + 20, h, [
    [0, top],
    [1, bottom],
  ]) + rect(-10, y, W + 20, h * 0.07, '#fff6e8')

/** A river with slow light on it. */
export const river = (W, y, h, [top, bottom] = ['#a9dcf5', '#6db8e6']) =>
  gRect(-10, y, W + 20, h, [
    [0, top],
    [1, bottom],
  ]) +
  Array.from({ length: 16 }, (_, i) => {
    const x = ((i * 0.377) % 1) * W
    const at = y + h * (0.14 + ((i * 0.29) % 0.8))
    return rect(
      x,
      at,
      W * (0.03 + (i % 3) * 0.014),
      h * 0.026,
      '#ffffff',
      h * 0.013,
      'opacity=".5"',
    )
  }).join('')

/** A road bridge on arches, `y` the deck. */
export const bridge = (W, y, h, color = '#d9c9b6') => {
  const span = W / 7
  const arches = Array.from({ length: 8 }, (_, i) => {
    const x = (i - 0.5) * span
    return line(
      `M${x} ${y + h} Q${x + span / 2} ${y - h * 0.35} ${x + span} ${y + h}`,
      dark(color, 0.1),
      h * 0.09,
    )
  })
  const piers = Array.from({ length: 9 }, (_, i) =>
    rect((i - 0.5) * span - h * 0.08, y, h * 0.16, h * 1.15, dark(color, 0.2)),
  )
  return (
    arches.join('') +
    piers.join('') +
    gRect(-10, y, W + 20, h * 0.2, [
      [0, light(color, 0.4)],
      [1, color],
    ])
  )
}

/** A block of flats with rows of windows and lit balconies; `y` the ground. */
export const flats = (x, y, w, h, c = '#f2e3d3', stripe = '#ff8a1f') => {
  const cols = 3
  const rows = Math.max(3, Math.round(h / (w * 0.36)))
  const windows = Array.from({ length: cols * rows }, (_, i) => {
    const cx = x + w * (0.12 + (i % cols) * 0.27)
    const cy = y - h * 0.9 + (Math.floor(i / cols) * h * 0.86) / rows
    return rect(cx, cy, w * 0.2, (h * 0.5) / rows, i % 5 === 2 ? '#ffe1a3' : '#a9d3ee', w * 0.03)
  })
  return (
    shadow(x + w / 2, y, w * 0.7, w * 0.1, 0.22) +
    gRect(
      x,
      y - h,
      w,
      h,
      [
        [0, light(c, 0.35)],
        [1, dark(c, 0.08)],
      ],
      w * 0.06,
    ) +
    rect(x, y - h, w, h * 0.045, stripe, w * 0.03) +
    rect(x + w * 0.9, y - h * 0.97, w * 0.1, h * 0.97, dark(c, 0.14), w * 0.03) +
    windows.join('')
  )
}

/** A tall tapering glass tower; `y` the ground. */
export const tower = (x, y, w, h) => {
  const bands = Array.from({ length: 15 }, (_, i) => {
    const q = 0.08 + i * 0.06
    const half = w * (0.13 + 0.37 * q)
    return line(
      `M${x - half * 0.9} ${y - h + h * q} H${x + half * 0.9}`,
      '#ffffff',
      h * 0.006,
      'opacity=".55"',
    )
  })
  const body = `M${x - w * 0.09} ${y - h} Q${x - w * 0.4} ${y - h * 0.5} ${x - w * 0.5} ${y} H${x + w * 0.5} Q${x + w * 0.4} ${y - h * 0.5} ${x + w * 0.09} ${y - h * 0.97}Z`
  return (
    shadow(x, y, w * 0.8, w * 0.1, 0.2) +
    gPath(
      body,
      [
        [0, '#d7edfb'],
        [0.5, '#a8d2ef'],
        [1, '#8fbde0'],
      ],
      { x2: 1, y2: 0.2 },
    ) +
    bands.join('') +
    line(`M${x} ${y - h * 0.96} V${y}`, '#ffffff', w * 0.02, 'opacity=".5"')
  )
}

/** A modern glass office; `y` the ground. */
export const office = (x, y, w, h, c = '#b9d4f2') => {
  const floors = Array.from({ length: 6 }, (_, i) =>
    rect(
      x + w * 0.07,
      y - h * 0.92 + (i * h) / 6.6,
      w * 0.86,
      h * 0.085,
      i === 3 ? '#ffe9bd' : '#e9f5ff',
      w * 0.02,
    ),
  )
  return (
    shadow(x + w / 2, y, w * 0.65, w * 0.08, 0.22) +
    gRect(
      x,
      y - h,
      w,
      h,
      [
        [0, light(c, 0.25)],
        [1, dark(c, 0.12)],
      ],
      w * 0.05,
      { x2: 1, y2: 0.4 },
    ) +
    floors.join('')
  )
}

/** Scalloped awning, the mark of every agit. */
export const awning = (x, y, w, h, n = 8, a = '#ff8a1f', b = '#fff7ed') => {
  const k = w / n
  const stripes = Array.from({ length: n }, (_, i) => {
    const c = i % 2 ? b : a
    const d = `M${x + i * k} ${y} h${k} v${h * 0.62} a${k / 2} ${k / 2} 0 0 1 ${-k} 0z`
    return gPath(d, [
      [0, light(c, 0.12)],
      [1, dark(c, 0.1)],
    ])
  })
  return shadow(x + w / 2, y + h * 1.05, w * 0.52, h * 0.3, 0.3) + stripes.join('')
}

const shopWindow = (x, y, w, h, things) =>
  gRect(
    x,
    y,
    w,
    h,
    [
      [0, '#fffaf0'],
      [1, '#eadbc5'],
    ],
    w * 0.05,
  ) +
  gRect(
    x + w * 0.045,
    y + w * 0.045,
    w * 0.91,
    h - w * 0.09,
    [
      [0, '#ffe3ad'],
      [1, '#ffc978'],
    ],
    w * 0.03,
  ) +
  things +
  path(
    `M${x + w * 0.12} ${y + h * 0.86} L${x + w * 0.36} ${y + w * 0.1} h${w * 0.12} L${x + w * 0.24} ${y + h * 0.86}z`,
    '#fff',
    'opacity=".25"',
  )

/** The shop front of a branch: roof, sign, awning, warm windows, door. `x` its left edge, `y` the ground. */
export const agit = (
  x,
  y,
  w,
  { roof = '#c2410c', wall = ['#fff7ea', '#f6dfbf'], stripe = '#ff8a1f' } = {},
) => {
  const h = w * 0.62
  const t = y - h
  const still = { sh: 0 }
  return [
    shadow(x + w / 2, y, w * 0.62, w * 0.045, 0.4),
    path(
      `M${x - w * 0.03} ${t + w * 0.02} L${x + w * 0.5} ${t - w * 0.2} L${x + w * 1.03} ${t + w * 0.02}Z`,
      roof,
    ),
    path(
      `M${x + w * 0.5} ${t - w * 0.2} L${x + w * 1.03} ${t + w * 0.02} H${x + w * 0.5}Z`,
      dark(roof, 0.2),
    ),
    gRect(x, t, w, h, [
      [0, wall[0]],
      [1, wall[1]],
    ]),
    ell(x + w * 0.5, t - w * 0.065, w * 0.045, w * 0.045, '#fff3df'),
    ell(x + w * 0.5, t - w * 0.065, w * 0.032, w * 0.032, '#8fd0ff'),
    gRect(
      x + w * 0.2,
      t + h * 0.06,
      w * 0.6,
      h * 0.17,
      [
        [0, '#ffa24a'],
        [1, '#ff8a1f'],
      ],
      w * 0.035,
    ),
    words('brand', x + w * 0.5, t + h * 0.185, w * 0.08, '#2b1400'),
    shopWindow(
      x + w * 0.05,
      t + h * 0.42,
      w * 0.31,
      h * 0.4,
      em('books', x + w * 0.13, t + h * 0.78, w * 0.1, still) +
        em('teddy-bear', x + w * 0.27, t + h * 0.78, w * 0.13, still),
    ),
    shopWindow(
      x + w * 0.64,
      t + h * 0.42,
      w * 0.31,
      h * 0.4,
      em('potted-plant', x + w * 0.735, t + h * 0.79, w * 0.12, still) +
        em('robot', x + w * 0.87, t + h * 0.78, w * 0.1, still),
    ),
    gRect(
      x + w * 0.405,
      t + h * 0.4,
      w * 0.19,
      h * 0.6,
      [
        [0, '#b4641f'],
        [1, '#8a4512'],
      ],
      w * 0.02,
    ),
    gRect(
      x + w * 0.425,
      t + h * 0.44,
      w * 0.15,
      h * 0.34,
      [
        [0, '#ffe3ad'],
        [1, '#ffd08a'],
      ],
      w * 0.015,
    ),
    ell(x + w * 0.57, t + h * 0.84, w * 0.01, w * 0.01, '#ffe3ad'),
    awning(x - w * 0.015, t + h * 0.29, w * 1.03, h * 0.15, 12, stripe),
    rect(x - w * 0.01, y - h * 0.035, w * 1.02, h * 0.035, '#e3c299', 2),
  ].join('')
}

/** A quiet street of the neighbourhood by day; `items` stand in front. */
export const street = (W, H, items, top = '#a9d8ff') => {
  const { put, hill, clouds } = stage(W, H)
  return [
    sky(W, H, top, '#e3f2ff', '#fff0d9'),
    glow(W * 0.2, H * 0.12, H * 0.4, '#fff2b8'),
    clouds([
      [0.16, 0.26, 0.2],
      [0.9, 0.2, 0.24],
      [0.62, 0.16, 0.12, 0.7],
    ]),
    hill(
      [
        [-0.02, 0.56],
        [0.3, 0.44],
        [0.6, 0.56],
        [1.02, 0.42],
      ],
      '#c2e6cf',
      '#a6d6b2',
    ),
    put('houses', 0.1, 0.66, 0.26),
    put('office-building', 0.9, 0.66, 0.3),
    hill(
      [
        [-0.02, 0.66],
        [0.5, 0.63],
        [1.02, 0.67],
      ],
      '#a9dc70',
      '#7fbf4d',
    ),
    items,
  ].join('')
}

/** Adds sky or wall above a scene, so that words can stand there. */
export const tall = (draw, top, color) => (W, H) => {
  const h = H * (1 - top)
  return `${rect(0, 0, W, H, color)}<g transform="translate(0 ${H - h})">${draw(W, h)}</g>`
}
