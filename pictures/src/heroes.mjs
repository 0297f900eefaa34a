// The pictures of the main banner. Words stand on the quiet upper part, on wide screens on the left half;
// `m` is the upright composition for phones, where words take the upper half.
import { clothTable, room, table } from './indoors.mjs'
import { agit, pavement, rainbow, road, sky, stage, tall } from './outdoors.mjs'
import { BOY_OUT, COOK, GIRL_OUT, ORANGE_OUT, SEATED, STAFF } from './outfits.mjs'
import { glow, gPath } from './shapes.mjs'

const pickup = (m) => (W, H) => {
  const { put, who, tree, bush, hill, clouds } = stage(W, H)
  return [
    sky(W, H, '#9fd3ff', '#d9efff', '#fff0d6'),
    glow(W * 0.84, H * (m ? 0.28 : 0.16), H * 0.42, '#fff2b8'),
    put('sun', m ? 0.86 : 0.9, m ? 0.33 : 0.22, m ? 0.15 : 0.17, { sh: 0 }),
    clouds(
      m
        ? [[0.93, 0.15, 0.16, 0.9]]
        : [
            [0.74, 0.13, 0.19],
            [0.64, 0.34, 0.12, 0.8],
          ],
    ),
    hill(
      [
        [-0.02, 0.6],
        [0.2, 0.5],
        [0.45, 0.6],
        [0.72, 0.47],
        [1.02, 0.58],
      ],
      '#bfe3d0',
      '#a6d6b2',
    ),
    m ? put('houses', 0.14, 0.645, 0.16) : put('houses', 0.575, 0.625, 0.15),
    m ? put('office-building', 0.55, 0.625, 0.13) : put('office-building', 0.985, 0.625, 0.2),
    hill(
      [
        [-0.02, 0.64],
        [0.3, 0.6],
        [0.6, 0.655],
        [1.02, 0.6],
      ],
      '#a8d86f',
      '#7fbf4d',
    ),
    put('school', m ? 0.75 : 0.78, 0.69, m ? 0.33 : 0.44),
    m ? tree(0.52, 0.69, 0.2) : tree(0.64, 0.69, 0.25),
    tree(m ? 0.97 : 0.93, 0.7, 0.25),
    m
      ? tree(0.02, 0.7, 0.22)
      : tree(0.245, 0.675, 0.11, 'evergreen-tree') + tree(0.285, 0.685, 0.14, 'evergreen-tree'),
    bush(0.6, 0.7, 0.026),
    bush(0.3, 0.695, 0.024),
    bush(0.9, 0.705, 0.03),
    road(W, H * 0.69, H * 0.155),
    put('bus', m ? 0.44 : 0.47, 0.815, m ? 0.38 : 0.42, { sh: 0.46 }),
    put('children-crossing', m ? 0.93 : 0.965, 0.715, 0.11, { sh: 0 }),
    pavement(W, H * 0.84, H * 0.2),
    who('woman-light', m ? 0.77 : 0.7, 0.935, m ? 0.38 : 0.42, {
      ...STAFF,
      shirt: '#2f6fdb',
      apron: '#ffedd5',
      left: 'out',
      right: 'up',
    }),
    who('boy-light', m ? 0.655 : 0.635, 0.955, m ? 0.27 : 0.3, {
      ...ORANGE_OUT,
      left: 'up',
      right: 'out',
    }),
    who('girl-light', m ? 0.89 : 0.775, 0.955, m ? 0.26 : 0.285, { ...GIRL_OUT, right: 'up' }),
    m ? '' : put('tulip', 0.4, 0.965, 0.1) + put('sunflower', 0.445, 0.98, 0.11),
    bush(0.02, 1.0, 0.05, '#57a63f'),
    bush(m ? 1 : 0.985, 1.0, 0.06, '#57a63f'),
  ].join('')
}
/** The bus at the school gate, as it also stands in the gallery. */
export const busStop = pickup(true)

const care = (m) => (W, H) => {
  const { put, who } = stage(W, H)
  return room(
    W,
    H,
    {
      wall: ['#ffeeda', '#ffdcb5'],
      win: m ? 0.84 : 0.67,
      shelf: null,
      rug: '#ffb27a',
      line: 0.68,
      plant: !m,
      flags: false,
    },
    [
      who('woman-light', m ? 0.72 : 0.83, 0.86, 0.5, { ...STAFF, left: 'out', right: 'hip' }),
      who('child-light', m ? 0.3 : 0.5, 0.825, 0.36, { ...SEATED, shirt: '#3b82f6' }),
      who('girl-light', m ? 0.52 : 0.65, 0.825, 0.36, {
        ...SEATED,
        shirt: '#f472b6',
        right: 'out',
      }),
      table(W * (m ? 0.41 : 0.575), H * 0.74, W * (m ? 0.52 : 0.34), H * 0.2),
      put('open-book', m ? 0.24 : 0.47, 0.755, 0.1, { sh: 0.3 }),
      put('crayon', m ? 0.36 : 0.535, 0.75, 0.07, { sh: 0.2, rot: 20 }),
      put('artist-palette', m ? 0.46 : 0.6, 0.755, 0.11, { sh: 0.3 }),
      put('glass-of-milk', m ? 0.6 : 0.69, 0.75, 0.1, { sh: 0.2 }),
      put('teddy-bear', m ? 0.9 : 0.37, 0.95, 0.22),
      m ? '' : put('soccer-ball', 0.31, 0.95, 0.12),
      put('puzzle-piece', m ? 0.6 : 0.76, 0.965, 0.09, { rot: -14 }),
    ].join(''),
  )
}

const program = (m) => (W, H) => {
  const { put, who, tree, hill, clouds } = stage(W, H)
  return [
    sky(W, H, '#c6e6ff', '#e9f5ff', '#fff1da'),
    rainbow(W * (m ? 0.64 : 0.71), H * 0.62, H * (m ? 0.24 : 0.42)),
    clouds(
      m
        ? [
            [0.9, 0.25, 0.2],
            [0.33, 0.62, 0.12],
          ]
        : [
            [0.9, 0.25, 0.2],
            [0.52, 0.62, 0.17],
          ],
    ),
    put('kite', m ? 0.9 : 0.94, 0.44, 0.18, { sh: 0 }),
    hill(
      [
        [-0.02, 0.62],
        [0.25, 0.5],
        [0.6, 0.6],
        [1.02, 0.48],
      ],
      '#c4e6b5',
      '#a5d58d',
    ),
    put('circus-tent', m ? 0.62 : 0.79, 0.65, m ? 0.22 : 0.26),
    m ? tree(0.06, 0.68, 0.2) : '',
    tree(0.96, 0.66, 0.26),
    hill(
      [
        [-0.02, 0.66],
        [0.4, 0.62],
        [0.75, 0.7],
        [1.02, 0.62],
      ],
      '#a5db68',
      '#6fb544',
    ),
    put('robot', m ? 0.24 : 0.5, m ? 0.8 : 0.86, m ? 0.22 : 0.27),
    who('boy-light', m ? 0.56 : 0.63, 0.92, 0.4, {
      shirt: '#facc15',
      pants: '#1e40af',
      left: 'out',
      right: 'up',
    }),
    who('girl-light', m ? 0.77 : 0.76, 0.93, 0.39, {
      shirt: '#fb7185',
      pants: '#fff1f2',
      skirt: '#fda4af',
      left: 'up',
      right: 'up',
    }),
    put('artist-palette', m ? 0.94 : 0.89, 0.94, m ? 0.17 : 0.21),
    put('soccer-ball', m ? 0.66 : 0.7, 0.97, 0.12),
    put('musical-notes', m ? 0.4 : 0.56, m ? 0.56 : 0.52, 0.11, { sh: 0 }),
    m ? '' : put('blossom', 0.34, 0.97, 0.11) + put('tulip', 0.4, 0.96, 0.12),
    put('butterfly', m ? 0.1 : 0.43, m ? 0.56 : 0.68, 0.08, { sh: 0, rot: 15 }),
  ].join('')
}

const snackTime = (m) => (W, H) => {
  const { put, who } = stage(W, H)
  const x = (wide, phone) => (m ? phone : wide)
  return room(
    W,
    H,
    {
      wall: ['#fff3cf', '#ffe6a6'],
      win: x(0.68, 0.84),
      shelf: null,
      rug: '#8fcf9f',
      line: 0.66,
      plant: false,
      flags: false,
    },
    [
      m ? '' : put('framed-picture', 0.91, 0.43, 0.18, { sh: 0 }),
      who('woman-light', x(0.475, 0.2), 0.9, x(0.52, 0.44), { ...COOK, left: 'hip', right: 'out' }),
      who('boy-light', x(0.6, 0.42), 0.81, x(0.37, 0.33), {
        ...SEATED,
        shirt: '#3b82f6',
        left: 'up',
      }),
      who('girl-light', x(0.74, 0.64), 0.81, x(0.37, 0.33), { ...SEATED, shirt: '#f472b6' }),
      who('child-light', x(0.88, 0.86), 0.81, x(0.36, 0.32), {
        ...SEATED,
        shirt: '#22a06b',
        right: 'up',
      }),
      clothTable(W * x(0.735, 0.62), H * 0.74, W * x(0.46, 0.7), H * 0.22, '#fff7ed', m ? 8 : 10),
      put('sandwich', x(0.55, 0.33), 0.755, x(0.1, 0.09), { sh: 0.3 }),
      put('glass-of-milk', x(0.665, 0.53), 0.755, x(0.09, 0.08), { sh: 0.25 }),
      put('cookie', x(0.735, 0.635), 0.757, x(0.08, 0.075), { sh: 0.3 }),
      put('red-apple', x(0.81, 0.755), 0.755, x(0.08, 0.075), { sh: 0.3 }),
      put('banana', x(0.93, 0.93), 0.757, x(0.09, 0.08), { sh: 0.3 }),
      m ? '' : put('basket', 0.37, 0.965, 0.17),
      m ? '' : put('tangerine', 0.3, 0.965, 0.1),
    ].join(''),
  )
}

/** The path that leads to the door of an agit. */
const pathTo = (W, H, x, y, [a, b] = ['#fbe9cf', '#efcf9f']) =>
  gPath(
    `M${W * (x - 0.03)} ${H * y} C${W * (x - 0.05)} ${H * (y + 0.07)} ${W * (x - 0.16)} ${H * (y + 0.1)} ${W * (x - 0.2)} ${H * 1.02} H${W * (x + 0.16)} C${W * (x + 0.1)} ${H * (y + 0.12)} ${W * (x + 0.05)} ${H * (y + 0.08)} ${W * (x + 0.03)} ${H * y}Z`,
    [
      [0, a],
      [1, b],
    ],
  )

const SHOP = {
  wide: { x: 0.55, w: 0.38, door: 0.74 },
  upright: { x: 0.5, w: 0.46, door: 0.73 },
}

const branch = (m) => (W, H) => {
  const { put, who, tree, bush, hill, clouds } = stage(W, H)
  const { x, w, door } = m ? SHOP.upright : SHOP.wide
  const ground = m ? 0.85 : 0.83
  return [
    sky(W, H, '#ffd3bd', '#ffe0c2', '#fff0cf'),
    glow(W * (m ? 0.2 : 0.42), H * 0.62, H * 0.5, '#fff3c4'),
    put('sun', m ? 0.24 : 0.42, m ? 0.64 : 0.655, m ? 0.17 : 0.19, { sh: 0 }),
    clouds(
      m
        ? [[0.92, 0.2, 0.14, 0.8]]
        : [
            [0.93, 0.14, 0.16, 0.8],
            [0.65, 0.24, 0.1, 0.7],
          ],
    ),
    hill(
      [
        [-0.02, 0.62],
        [0.25, 0.55],
        [0.5, 0.62],
        [0.8, 0.5],
        [1.02, 0.6],
      ],
      '#eec0b2',
      '#e3ac9c',
    ),
    put('houses', m ? 0.09 : 0.27, 0.69, m ? 0.13 : 0.14),
    hill(
      [
        [-0.02, 0.7],
        [0.35, 0.66],
        [0.7, 0.69],
        [1.02, 0.66],
      ],
      '#cdd07c',
      '#9bb05a',
    ),
    tree(m ? 0.42 : 0.51, 0.78, m ? 0.24 : 0.28),
    tree(0.975, 0.79, m ? 0.26 : 0.32),
    pathTo(W, H, door, ground - 0.01, ['#ffe7c2', '#f0c78f']),
    agit(W * x, H * ground, W * w),
    glow(W * (x + w * 0.2), H * (ground - 0.12), W * w * 0.2, '#ffe9a8', 0.7),
    glow(W * (x + w * 0.8), H * (ground - 0.12), W * w * 0.2, '#ffe9a8', 0.7),
    bush(x - 0.01, ground, 0.03, '#8aa84a'),
    bush(x + w + 0.01, ground, 0.03, '#8aa84a'),
    who('woman-light', door + 0.09, ground + 0.06, m ? 0.28 : 0.33, {
      ...STAFF,
      left: 'hip',
      right: 'up',
    }),
    who('man-light', m ? 0.56 : 0.62, 0.955, m ? 0.29 : 0.35, {
      adult: true,
      shirt: '#2563eb',
      pants: '#3f3a36',
      left: 'up',
      right: 'out',
    }),
    who('girl-light', m ? 0.7 : 0.695, 0.965, m ? 0.21 : 0.25, {
      ...GIRL_OUT,
      left: 'out',
      right: 'up',
    }),
    put('bicycle', m ? 0.93 : 0.925, 0.96, m ? 0.13 : 0.17),
    m ? '' : put('sunflower', 0.36, 0.97, 0.12) + put('tulip', 0.42, 0.96, 0.1),
    bush(0.01, 1.0, 0.055, '#8aa84a'),
    bush(m ? 1 : 0.99, 1.0, 0.06, '#8aa84a'),
  ].join('')
}

const arrival = (m) => (W, H) => {
  const { put, who, tree, bush, hill, clouds } = stage(W, H)
  const { x, w, door } = m ? SHOP.upright : SHOP.wide
  const ground = m ? 0.84 : 0.82
  return [
    sky(W, H, '#ffeeda', '#fff3e4', '#fffaf1'),
    glow(W * door, H * 0.45, H * 0.5, '#fff2c6'),
    clouds(
      m
        ? [[0.93, 0.24, 0.15]]
        : [
            [0.93, 0.2, 0.18],
            [0.65, 0.24, 0.11, 0.8],
          ],
    ),
    hill(
      [
        [-0.02, 0.62],
        [0.22, 0.54],
        [0.5, 0.63],
        [0.78, 0.52],
        [1.02, 0.6],
      ],
      '#d5ead0',
      '#b4d9b0',
    ),
    put('houses', m ? 0.1 : 0.36, 0.68, 0.15),
    m ? '' : put('school', 0.14, 0.67, 0.13),
    hill(
      [
        [-0.02, 0.69],
        [0.35, 0.65],
        [0.7, 0.69],
        [1.02, 0.65],
      ],
      '#b3dd7c',
      '#84c053',
    ),
    m ? tree(0.28, 0.74, 0.18) : '',
    tree(m ? 0.45 : 0.51, 0.78, m ? 0.24 : 0.3),
    tree(0.98, 0.79, m ? 0.26 : 0.32),
    pathTo(W, H, door, ground - 0.01),
    agit(W * x, H * ground, W * w),
    bush(x - 0.01, ground, 0.03),
    bush(x + w + 0.01, ground, 0.03),
    who('woman-light', door + 0.08, ground + 0.06, m ? 0.28 : 0.32, {
      ...STAFF,
      left: 'out',
      right: 'up',
    }),
    who('boy-light', m ? 0.67 : 0.66, 0.95, m ? 0.21 : 0.25, {
      ...BOY_OUT,
      left: 'out',
      right: 'up',
    }),
    who('girl-light', m ? 0.565 : 0.58, 0.965, m ? 0.21 : 0.26, {
      ...GIRL_OUT,
      left: 'up',
      right: 'out',
    }),
    who('child-light', m ? 0.95 : 0.905, 0.96, m ? 0.2 : 0.25, {
      ...ORANGE_OUT,
      left: 'up',
      right: 'down',
    }),
    put('tulip', m ? 0.76 : 0.8, 0.975, 0.09),
    m ? '' : put('blossom', 0.42, 0.96, 0.1) + put('sunflower', 0.36, 0.975, 0.12),
    bush(0.01, 1.0, 0.055, '#57a63f'),
    bush(m ? 1 : 0.995, 1.0, 0.06, '#57a63f'),
  ].join('')
}

const WIDE = [1240, 840]
const UPRIGHT = [760, 1010]
/** Both compositions of a banner, with the quiet space for words above them in the colour of their sky or wall. */
const hero = (draw, color) => [
  [...WIDE, tall(draw(false), 0.14, color)],
  [...UPRIGHT, tall(draw(true), 0.35, color)],
]
const banners = {
  pickup: hero(pickup, '#9fd3ff'),
  care: hero(care, '#ffeeda'),
  program: hero(program, '#c6e6ff'),
  snack: hero(snackTime, '#fff3cf'),
  branch: hero(branch, '#ffd3bd'),
  default: hero(arrival, '#ffeeda'),
}
export const heroes = Object.fromEntries(
  Object.entries(banners).flatMap(([name, [wide, upright]]) => [
    [`hero-${name}`, wide],
    [`hero-${name}-m`, upright],
  ]),
)
/** The calm brand scene without quiet space, for the social picture. */
export const brandScene = arrival(false)
