// One scene for each program.
import { indoors, outdoors } from './gallery.mjs'
import { board, clothTable, table } from './indoors.mjs'
import { stage } from './outdoors.mjs'
import { BOY_IN, GIRL_IN, GREEN_IN, SEATED, STAFF_BLUE, YELLOW_IN } from './outfits.mjs'
import { ell, glow, gPath, gRect, light, line, path, rect, shadow } from './shapes.mjs'

const flat = { sh: 0 }

/** A canvas on an easel, `x` its middle, `y` the ground. */
const easel = (x, y, s) =>
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
const goBoard = (x, y, w) => {
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

const lanes = (W, H) =>
  gRect(0, H * 0.46, W, H * 0.54, [
    [0, '#8ed8f3'],
    [1, '#3ea6da'],
  ]) +
  rect(0, H * 0.43, W, H * 0.045, '#fff7ea') +
  [0.56, 0.78]
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

/** A bather: head and arms above the water, `y` the waterline. */
const swimmer = (s, head, x, y, size, o, W, H) =>
  s.who(head, x, y + size * 0.36, size, { ...o, sit: true }) +
  gPath(
    `M${W * x - H * size * 0.4} ${H * (y + 0.005)} Q${W * x} ${H * (y - 0.03)} ${W * x + H * size * 0.4} ${H * (y + 0.005)} V${H * (y + size * 0.4)} H${W * x - H * size * 0.4}Z`,
    [
      [0, '#7ccdee', 0.96],
      [0.35, '#58b6e2', 0.98],
      [1, '#58b6e2', 0],
    ],
  ) +
  ell(W * x, H * y, H * size * 0.34, H * 0.014, '#ffffff', 0.6)

const swim = (W, H) => {
  const s = stage(W, H)
  const { put } = s
  return [
    gRect(0, 0, W, H * 0.5, [
      [0, '#e4f6fb'],
      [1, '#c9ecf6'],
    ]),
    glow(W * 0.5, H * 0.1, W * 0.5, '#ffffff', 0.9),
    [0.14, 0.38, 0.62, 0.86]
      .map((x) => board(W * (x - 0.09), H * 0.08, W * 0.18, H * 0.24, '#bfe6fb', '#ffffff'))
      .join(''),
    lanes(W, H),
    swimmer(s, 'boy-light', 0.32, 0.7, 0.44, { shirt: '#ff8a1f', left: 'up', right: 'out' }, W, H),
    swimmer(
      s,
      'girl-light',
      0.66,
      0.68,
      0.42,
      { shirt: '#f472b6', left: 'out', right: 'up' },
      W,
      H,
    ),
    put('goggles', 0.12, 0.98, 0.16, { sh: 0.3 }),
    put('ring-buoy', 0.86, 0.96, 0.26, { sh: 0.3 }),
    put('duck', 0.5, 0.94, 0.13, { sh: 0.3 }),
  ].join('')
}

const curtain = (W, H, left) => {
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
const drama = (W, H) => {
  const { put, who } = stage(W, H)
  return [
    gRect(0, 0, W, H, [
      [0, '#fff0d2'],
      [1, '#ffdca3'],
    ]),
    glow(W * 0.5, H * 0.45, W * 0.45, '#fffbe8', 1),
    put('castle', 0.5, 0.72, 0.42, { op: 0.9 }),
    put('cloud', 0.27, 0.3, 0.16, flat),
    put('cloud', 0.75, 0.26, 0.14, flat),
    gRect(0, H * 0.72, W, H * 0.28, [
      [0, '#d99a5b'],
      [1, '#b97638'],
    ]),
    rect(0, H * 0.72, W, H * 0.02, '#f0bd84'),
    ell(W * 0.5, H * 0.9, W * 0.36, H * 0.09, '#ffe9b8', 0.55),
    curtain(W, H, true),
    curtain(W, H, false),
    Array.from({ length: 9 }, (_, i) =>
      ell(W * (i / 8), H * 0.02, W * 0.068, H * 0.085, i % 2 ? '#c43c37' : '#e4574f'),
    ).join(''),
    who('boy-light', 0.36, 0.93, 0.44, {
      shirt: '#7c3aed',
      pants: '#4c1d95',
      left: 'up',
      right: 'out',
      hat: 'crown',
    }),
    who('girl-light', 0.62, 0.93, 0.43, {
      shirt: '#f472b6',
      pants: '#fff1f2',
      skirt: '#f9a8d4',
      left: 'out',
      right: 'up',
      hat: 'crown',
    }),
    put('performing-arts', 0.84, 0.97, 0.2),
    put('magic-wand', 0.17, 0.97, 0.14),
  ].join('')
}

const screen = (W, H) =>
  board(W * 0.3, H * 0.12, W * 0.4, H * 0.34, '#1f2a4d', '#5b6b9a') +
  [
    ['#ffb26b', 0.34, 0.2, 0.12],
    ['#7cc4f5', 0.37, 0.26, 0.18],
    ['#8fd19e', 0.37, 0.32, 0.13],
    ['#f9a8d4', 0.34, 0.38, 0.09],
  ]
    .map(([c, x, y, w]) => rect(W * x, H * y, W * w, H * 0.024, c, 5))
    .join('')

const letters = (W, H) => board(W * 0.28, H * 0.12, W * 0.44, H * 0.3, '#3f7d5c')

const PROGRAMS = {
  art: indoors(
    { wall: ['#fff0e3', '#ffdcc0'], rug: '#f7b5c1', win: 0.18, shelf: null, plant: false },
    ({ put, who }, W, H) => [
      put('framed-picture', 0.85, 0.4, 0.22, flat),
      easel(W * 0.68, H * 0.93, H * 0.58),
      who('girl-light', 0.42, 0.92, 0.46, {
        shirt: '#22a06b',
        pants: '#475569',
        left: 'hip',
        right: 'out',
        apron: '#fff7ed',
      }),
      put('paintbrush', 0.53, 0.72, 0.13, { rot: 60, sh: 0 }),
      put('artist-palette', 0.2, 0.95, 0.24),
      put('crayon', 0.87, 0.96, 0.12, { sh: 0.2 }),
    ],
  ),
  robot: indoors(
    {
      wall: ['#e5f4f6', '#c6e7ec'],
      rug: '#7fc6cf',
      flags: false,
      win: 0.82,
      shelf: 0.3,
      on: ['joystick', 'rocket', 'robot'],
      plant: false,
    },
    ({ put, who }, W, H) => [
      who('boy-light', 0.3, 0.86, 0.44, { ...SEATED, shirt: '#facc15', right: 'out' }),
      who('girl-light', 0.7, 0.86, 0.44, { ...SEATED, shirt: '#fb7185', left: 'out' }),
      table(W * 0.5, H * 0.75, W * 0.74, H * 0.22),
      put('robot', 0.5, 0.78, 0.28, { sh: 0.3 }),
      put('gear', 0.24, 0.77, 0.11, { sh: 0.3 }),
      put('wrench', 0.73, 0.77, 0.11, { sh: 0.2 }),
      put('battery', 0.83, 0.77, 0.09, { sh: 0.2 }),
    ],
  ),
  soccer: outdoors(({ put, who, hill }, W, H) => [
    hill(
      [
        [-0.02, 0.68],
        [1.02, 0.68],
      ],
      '#9bd65f',
      '#5fa83a',
    ),
    `<ellipse cx="${W * 0.5}" cy="${H * 0.9}" rx="${W * 0.36}" ry="${H * 0.1}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${H * 0.012}"/>`,
    put('goal-net', 0.82, 0.8, 0.34),
    who('boy-light', 0.34, 0.93, 0.46, {
      shirt: '#ef4444',
      pants: '#ffffff',
      left: 'up',
      right: 'out',
    }),
    who('girl-light', 0.62, 0.9, 0.4, {
      shirt: '#2563eb',
      pants: '#ffffff',
      left: 'out',
      right: 'up',
    }),
    put('soccer-ball', 0.48, 0.97, 0.15),
  ]),
  cooking: indoors(
    {
      wall: ['#fff4d9', '#ffe2a6'],
      rug: null,
      shelf: 0.8,
      on: ['honey-pot', 'jar', 'teapot'],
      win: 0.2,
      plant: false,
      flags: false,
    },
    ({ put, who }, W, H) => [
      who('boy-light', 0.32, 0.86, 0.44, {
        ...SEATED,
        shirt: '#ffffff',
        apron: '#ff8a1f',
        right: 'out',
        left: 'up',
      }),
      who('girl-light', 0.68, 0.86, 0.44, { ...SEATED, shirt: '#ffffff', apron: '#f472b6' }),
      clothTable(W * 0.5, H * 0.755, W * 0.78, H * 0.22),
      put('bowl-with-spoon', 0.5, 0.79, 0.2, { sh: 0.3 }),
      put('egg', 0.19, 0.775, 0.11, { sh: 0.3 }),
      put('butter', 0.33, 0.78, 0.11, { sh: 0.3 }),
      put('cupcake', 0.7, 0.78, 0.14, { sh: 0.3 }),
      put('strawberry', 0.83, 0.775, 0.1, { sh: 0.3 }),
    ],
  ),
  coding: indoors(
    { wall: ['#eae8ff', '#d3d0fa'], rug: '#a9a4ee', flags: false, win: null, shelf: null },
    ({ put, who }, W, H) => [
      screen(W, H),
      who('child-light', 0.31, 0.84, 0.42, { ...SEATED, shirt: '#14a3a8' }),
      who('girl-light', 0.69, 0.84, 0.42, { ...SEATED, shirt: '#fb923c', right: 'up' }),
      table(W * 0.5, H * 0.74, W * 0.8, H * 0.22),
      put('laptop', 0.31, 0.77, 0.2, { sh: 0.3 }),
      put('laptop', 0.65, 0.77, 0.2, { sh: 0.3 }),
      put('computer-mouse', 0.82, 0.765, 0.09, { sh: 0.3 }),
      put('light-bulb', 0.14, 0.42, 0.16, flat),
      put('game-die', 0.5, 0.97, 0.11),
    ],
  ),
  music: indoors(
    {
      wall: ['#ffeaf0', '#ffd2de'],
      rug: '#f3a6bd',
      shelf: 0.78,
      on: ['trumpet', 'drum', 'potted-plant'],
      win: 0.2,
      plant: false,
      flags: false,
    },
    ({ put, who }) => [
      put('musical-score', 0.5, 0.4, 0.15, flat),
      put('musical-note', 0.4, 0.34, 0.09, flat),
      who('boy-light', 0.33, 0.92, 0.44, { ...BOY_IN, left: 'front', right: 'front' }),
      put('guitar', 0.34, 0.9, 0.3, { rot: 20, sh: 0 }),
      who('girl-light', 0.66, 0.92, 0.44, { ...GIRL_IN, left: 'out', right: 'up' }),
      put('drum', 0.5, 0.95, 0.17),
      put('maracas', 0.82, 0.95, 0.16),
      put('accordion', 0.15, 0.95, 0.18),
    ],
  ),
  ballet: indoors(
    {
      wall: ['#fdeff8', '#f8d8ec'],
      floor: ['#efc9a0', '#dfb083'],
      rug: null,
      shelf: null,
      win: 0.8,
      plant: false,
      flags: false,
    },
    ({ put, who }, W, H) => [
      board(W * 0.07, H * 0.14, W * 0.42, H * 0.46, '#dff1fb', '#fffaf2'),
      path(
        `M${W * 0.12} ${H * 0.56} L${W * 0.24} ${H * 0.18} h${W * 0.06} L${W * 0.18} ${H * 0.56}Z`,
        '#ffffff',
        'opacity=".5"',
      ),
      line(`M${W * 0.03} ${H * 0.56} H${W * 0.97}`, '#c98a4b', H * 0.018),
      line(
        `M${W * 0.1} ${H * 0.56} V${H * 0.68} M${W * 0.9} ${H * 0.56} V${H * 0.68}`,
        '#b5753a',
        H * 0.014,
      ),
      who('girl-light', 0.36, 0.92, 0.48, {
        shirt: '#f9a8d4',
        pants: '#ffe4ef',
        skirt: '#fbcfe8',
        left: 'up',
        right: 'up',
      }),
      who('child-light', 0.65, 0.92, 0.46, {
        shirt: '#c4b5fd',
        pants: '#ede9fe',
        skirt: '#ddd6fe',
        left: 'out',
        right: 'up',
      }),
      put('ballet-shoes', 0.86, 0.96, 0.2),
      put('ribbon', 0.12, 0.96, 0.15),
      put('sparkles', 0.52, 0.34, 0.12, flat),
    ],
  ),
  reading: indoors(
    {
      wall: ['#e9f5e6', '#cfe7c8'],
      rug: '#f3c178',
      shelf: 0.76,
      on: ['books', 'green-book', 'potted-plant'],
      win: 0.22,
      plant: false,
      flags: false,
    },
    ({ put, who }) => [
      who('girl-light', 0.36, 0.91, 0.45, {
        shirt: '#fb923c',
        pants: '#7c2d12',
        left: 'front',
        right: 'front',
      }),
      put('open-book', 0.36, 0.87, 0.16, flat),
      who('boy-light', 0.62, 0.92, 0.45, { ...BOY_IN, left: 'front', right: 'front' }),
      put('open-book', 0.62, 0.88, 0.16, flat),
      put('books', 0.84, 0.95, 0.24),
      put('owl', 0.15, 0.95, 0.2),
      put('thought-balloon', 0.5, 0.36, 0.18, flat),
      put('rocket', 0.505, 0.31, 0.09, flat),
    ],
  ),
  science: indoors(
    {
      wall: ['#e2f6f2', '#bfe8df'],
      rug: null,
      shelf: 0.8,
      on: ['telescope', 'ringed-planet', 'magnet'],
      win: 0.2,
      plant: false,
      flags: false,
    },
    ({ put, who }, W, H) => [
      who('boy-light', 0.32, 0.85, 0.44, { ...SEATED, shirt: '#ffffff', left: 'up', right: 'out' }),
      who('girl-light', 0.7, 0.85, 0.44, { ...SEATED, shirt: '#ffffff' }),
      put('goggles', 0.32, 0.58, 0.12, flat),
      table(W * 0.5, H * 0.75, W * 0.78, H * 0.22, '#d9b48c'),
      put('alembic', 0.5, 0.78, 0.24, { sh: 0.3 }),
      put('test-tube', 0.22, 0.77, 0.13, { sh: 0.2 }),
      put('microscope', 0.79, 0.78, 0.2, { sh: 0.3 }),
      put('bubbles', 0.5, 0.46, 0.14, flat),
      put('volcano', 0.13, 0.97, 0.17),
    ],
  ),
  english: indoors(
    { wall: ['#e8f0ff', '#cddcff'], rug: '#ffc27d', shelf: null, win: null, flags: true },
    ({ put, who }, W, H) => [
      letters(W, H),
      put('input-latin-letters', 0.4, 0.36, 0.16, flat),
      put('red-apple', 0.58, 0.36, 0.15, flat),
      put('globe-showing-americas', 0.13, 0.5, 0.2, flat),
      who('woman-light', 0.26, 0.92, 0.58, { ...STAFF_BLUE, left: 'hip', right: 'up' }),
      who('boy-light', 0.54, 0.92, 0.42, { ...YELLOW_IN, left: 'out', right: 'up' }),
      who('girl-light', 0.76, 0.92, 0.42, { ...GIRL_IN, left: 'up' }),
      put('speech-balloon', 0.83, 0.44, 0.2, flat),
      put('star', 0.83, 0.41, 0.09, flat),
    ],
  ),
  baduk: indoors(
    {
      wall: ['#f6efdf', '#ead9b8'],
      rug: null,
      shelf: 0.8,
      on: ['trophy', 'books', 'potted-plant'],
      win: 0.2,
      plant: false,
      flags: false,
    },
    ({ put, who }, W, H) => [
      put('hourglass-not-done', 0.5, 0.4, 0.12, flat),
      who('boy-light', 0.25, 0.9, 0.46, { ...SEATED, shirt: '#3b82f6', right: 'out' }),
      who('girl-light', 0.75, 0.9, 0.46, { ...SEATED, shirt: '#fb923c', left: 'out' }),
      table(W * 0.5, H * 0.8, W * 0.84, H * 0.18, '#d9a066'),
      goBoard(W * 0.5, H * 0.81, W * 0.42),
      put('jar', 0.17, 0.84, 0.12, { sh: 0.3 }),
      put('jar', 0.83, 0.84, 0.12, { sh: 0.3 }),
    ],
  ),
  swim,
  garden: outdoors(({ put, who, tree, bush }, W, H) => [
    tree(0.07, 0.74, 0.34),
    put('hut', 0.88, 0.72, 0.26),
    Array.from({ length: 3 }, (_, r) =>
      gRect(
        W * 0.08,
        H * (0.75 + r * 0.085),
        W * 0.84,
        H * 0.05,
        [
          [0, light('#8a5a34', 0.12)],
          [1, '#6b4223'],
        ],
        H * 0.025,
      ),
    ).join(''),
    [0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((x) => put('seedling', x, 0.785, 0.1, flat)).join(''),
    [0.18, 0.8].map((x) => put('leafy-green', x, 0.87, 0.12, flat)).join(''),
    who('girl-light', 0.36, 0.93, 0.46, {
      shirt: '#facc15',
      pants: '#3f6212',
      left: 'out',
      right: 'up',
      hat: 'womans-hat',
    }),
    who('boy-light', 0.64, 0.94, 0.44, { ...GREEN_IN, left: 'up', right: 'out' }),
    put('sunflower', 0.92, 0.98, 0.24),
    put('carrot', 0.5, 0.97, 0.13),
    put('bucket', 0.1, 0.98, 0.16),
    bush(1, 1.01, 0.06, '#57a63f'),
    put('butterfly', 0.5, 0.42, 0.1, { sh: 0, rot: 15 }),
  ]),
  drama,
}
export const programs = Object.fromEntries(
  Object.entries(PROGRAMS).map(([name, draw]) => [`program-${name}`, [560, 420, draw]]),
)
