// One scene for each program.
import { indoors, outdoors } from './gallery.mjs'
import { board, clothTable, table } from './indoors.mjs'
import { stage } from './outdoors.mjs'
import { BOY_IN, GIRL_IN, GREEN_IN, SEATED, STAFF_BLUE, YELLOW_IN } from './outfits.mjs'
import { curtain, easel, goBoard, lanes } from './props.mjs'
import { ell, glow, gRect, line, path, rect, shadow } from './shapes.mjs'

const flat = { sh: 0 }

/** A bather: head, shoulders and arms above the water, `y` the waterline. */
const swimmer = (id, draw, x, y, size, W, H) =>
  `<clipPath id="${id}"><rect width="${W}" height="${H * y}"/></clipPath><g clip-path="url(#${id})">${draw}</g>` +
  ell(W * x, H * y, H * size * 0.42, H * 0.022, '#dff4fc', 0.9) +
  ell(W * x, H * (y + 0.004), H * size * 0.34, H * 0.014, '#5fbbe6')

const swim = (W, H) => {
  const { put, who } = stage(W, H)
  const boy = who('boy-light', 0.32, 0.9, 0.44, {
    sit: true,
    shirt: '#ff8a1f',
    left: 'up',
    right: 'out',
  })
  const girl = who('girl-light', 0.66, 0.875, 0.42, {
    sit: true,
    shirt: '#f472b6',
    left: 'out',
    right: 'up',
  })
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
    swimmer('boy', boy, 0.32, 0.74, 0.44, W, H),
    swimmer('boy', boy, 0.32, 0.74, 0.44, W, H),
    swimmer('girl', girl, 0.66, 0.72, 0.42, W, H),
    put('goggles', 0.12, 0.98, 0.16, { sh: 0.3 }),
    put('ring-buoy', 0.86, 0.96, 0.26, { sh: 0.3 }),
    put('duck', 0.5, 0.94, 0.13, { sh: 0.3 }),
  ].join('')
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
      who('child-light', 0.31, 0.79, 0.42, { ...SEATED, shirt: '#14a3a8' }),
      who('girl-light', 0.69, 0.79, 0.42, { ...SEATED, shirt: '#fb923c', right: 'up' }),
      table(W * 0.5, H * 0.74, W * 0.8, H * 0.22),
      put('laptop', 0.31, 0.775, 0.15, { sh: 0.3 }),
      put('laptop', 0.67, 0.775, 0.15, { sh: 0.3 }),
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
      put('globe-showing-americas', 0.1, 0.37, 0.17, flat),
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
    tree(0.04, 0.74, 0.34),
    who('girl-light', 0.36, 0.86, 0.46, {
      shirt: '#facc15',
      pants: '#3f6212',
      left: 'out',
      right: 'up',
      hat: 'womans-hat',
    }),
    who('boy-light', 0.64, 0.87, 0.44, { ...GREEN_IN, left: 'up', right: 'out' }),
    shadow(W * 0.5, H * 0.97, W * 0.46, H * 0.05, 0.25),
    gRect(
      W * 0.1,
      H * 0.8,
      W * 0.8,
      H * 0.17,
      [
        [0, '#a06a3e'],
        [1, '#6b4223'],
      ],
      H * 0.05,
    ),
    line(`M${W * 0.15} ${H * 0.885} H${W * 0.85}`, '#5c371c', H * 0.012, 'opacity=".5"'),
    [0.18, 0.34, 0.5, 0.66, 0.82].map((x) => put('seedling', x, 0.85, 0.13, flat)).join(''),
    [0.26, 0.58, 0.74].map((x) => put('leafy-green', x, 0.945, 0.13, flat)).join(''),
    put('carrot', 0.42, 0.955, 0.13, flat),
    put('sunflower', 0.93, 0.98, 0.28),
    put('bucket', 0.07, 0.98, 0.18),
    bush(1.02, 1.02, 0.05, '#57a63f'),
    put('butterfly', 0.5, 0.42, 0.1, { sh: 0, rot: 15 }),
  ]),
  drama,
}
export const programs = Object.fromEntries(
  Object.entries(PROGRAMS).map(([name, draw]) => [`program-${name}`, [560, 420, draw]]),
)
