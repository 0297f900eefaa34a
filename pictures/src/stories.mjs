// The three promises of the home page and the invitation to join.
import { room, table } from './indoors.mjs'
import { agit, road, sky, stage, street } from './outdoors.mjs'
import { BOY_OUT, GIRL_OUT, SEATED, STAFF, STAFF_BLUE } from './outfits.mjs'
import { glow, line, path, rect } from './shapes.mjs'

const crossing = (W, H) =>
  Array.from({ length: 7 }, (_, i) =>
    path(
      `M${W * (0.28 + i * 0.085)} ${H * 0.7} h${W * 0.045} l${W * (i - 3) * 0.016} ${H * 0.32} h${-W * 0.06}z`,
      '#fff9ee',
    ),
  ).join('')

const safe = (W, H) => {
  const { put, who, tree } = stage(W, H)
  return street(
    W,
    H,
    [
      put('school', 0.26, 0.69, 0.42),
      tree(0.48, 0.7, 0.22),
      tree(0.03, 0.72, 0.26),
      road(W, H * 0.68, H * 0.34),
      crossing(W, H),
      rect(W * 0.914, H * 0.67, W * 0.012, H * 0.13, '#57534e', 3),
      put('vertical-traffic-light', 0.92, 0.69, 0.3, { sh: 0 }),
      put('automobile', 0.09, 0.87, 0.22),
      who('man-light', 0.68, 0.93, 0.55, {
        ...STAFF,
        shirt: '#ff8a1f',
        pants: '#33415c',
        apron: '#fde68a',
        left: 'out',
        right: 'up',
      }),
      who('girl-light', 0.51, 0.95, 0.4, {
        ...GIRL_OUT,
        pack: '#2563eb',
        left: 'up',
        right: 'out',
      }),
      who('boy-light', 0.35, 0.94, 0.38, { ...BOY_OUT, shirt: '#60a5fa', right: 'out' }),
    ].join(''),
  )
}

const custom = (W, H) => {
  const { put, who } = stage(W, H)
  return room(
    W,
    H,
    { wall: ['#e8f1ff', '#d3e4ff'], rug: '#7fb0f5', win: 0.2, shelf: 0.72 },
    [
      who('woman-light', 0.27, 0.88, 0.56, { ...STAFF_BLUE, right: 'out' }),
      who('boy-light', 0.53, 0.83, 0.4, { ...SEATED, shirt: '#fb923c', right: 'out' }),
      who('girl-light', 0.74, 0.83, 0.4, { ...SEATED, shirt: '#f472b6' }),
      table(W * 0.62, H * 0.74, W * 0.5, H * 0.21),
      put('robot', 0.43, 0.755, 0.14, { sh: 0.3 }),
      put('abacus', 0.635, 0.755, 0.12, { sh: 0.3 }),
      put('artist-palette', 0.81, 0.76, 0.12, { sh: 0.3 }),
      put('teddy-bear', 0.1, 0.96, 0.24),
      put('puzzle-piece', 0.9, 0.97, 0.12, { rot: 18 }),
      put('pencil', 0.8, 0.98, 0.09, { rot: 40, sh: 0.2 }),
    ].join(''),
  )
}

const local = (W, H) => {
  const { put, who, tree, bush, hill, clouds } = stage(W, H)
  const way = `M${W * 0.02} ${H * 1.02} C${W * 0.25} ${H * 0.8} ${W * 0.2} ${H * 0.72} ${W * 0.47} ${H * 0.7} S${W * 0.9} ${H * 0.62} ${W * 0.98} ${H * 0.5}`
  return [
    sky(W, H, '#ffd9ac', '#ffeccf', '#fff7ea'),
    glow(W * 0.78, H * 0.2, H * 0.5, '#fff4c4'),
    put('sun', 0.8, 0.28, 0.2, { sh: 0 }),
    clouds([
      [0.2, 0.24, 0.2],
      [0.55, 0.18, 0.14, 0.8],
    ]),
    hill(
      [
        [-0.02, 0.5],
        [0.28, 0.36],
        [0.6, 0.5],
        [1.02, 0.38],
      ],
      '#d4e6bf',
      '#b5d69a',
    ),
    put('school', 0.2, 0.5, 0.22),
    put('office-building', 0.86, 0.48, 0.19),
    hill(
      [
        [-0.02, 0.56],
        [0.4, 0.5],
        [0.7, 0.56],
        [1.02, 0.5],
      ],
      '#b6dd84',
      '#8cc65a',
    ),
    line(way, '#fff3df', H * 0.07),
    line(way, '#e9c79b', H * 0.008, `stroke-dasharray="${H * 0.03} ${H * 0.03}"`),
    put('house-with-garden', 0.72, 0.6, 0.2),
    put('houses', 0.1, 0.7, 0.22),
    tree(0.33, 0.6, 0.18),
    tree(0.92, 0.66, 0.2),
    put('playground-slide', 0.86, 0.84, 0.22),
    agit(W * 0.36, H * 0.86, W * 0.32),
    bush(0.34, 0.86, 0.03),
    bush(0.71, 0.86, 0.035),
    put('round-pushpin', 0.52, 0.4, 0.2, { sh: 0 }),
    who('boy-light', 0.26, 0.95, 0.27, { ...BOY_OUT, right: 'up' }),
    who('girl-light', 0.14, 0.96, 0.27, { ...GIRL_OUT, shirt: '#fb7185' }),
    tree(0.97, 1.02, 0.28),
    put('tulip', 0.8, 0.98, 0.12),
    bush(0.03, 1.02, 0.06, '#57a63f'),
  ].join('')
}

const join = (W, H) => {
  const { put, who, bush, hill, clouds } = stage(W, H)
  const wide = W / H
  return [
    sky(W, H, '#ffcf9a', '#ffe5c6', '#fff6e9'),
    glow(W * 0.5, H * 0.3, H * 0.4, '#fff6cf'),
    put('sun', 0.76, 0.4, wide * 0.2, { sh: 0 }),
    clouds([
      [0.2, 0.43, wide * 0.22],
      [0.86, 0.44, wide * 0.2],
      [0.8, 0.16, wide * 0.16, 0.7],
    ]),
    hill(
      [
        [-0.02, 0.6],
        [0.35, 0.5],
        [0.7, 0.6],
        [1.02, 0.52],
      ],
      '#d9e8b9',
      '#b9d99a',
    ),
    put('houses', 0.13, 0.66, wide * 0.22),
    put('school', 0.86, 0.66, wide * 0.24),
    hill(
      [
        [-0.02, 0.67],
        [0.5, 0.62],
        [1.02, 0.68],
      ],
      '#b0da76',
      '#74b649',
    ),
    agit(W * 0.19, H * 0.82, W * 0.62),
    bush(0.17, 0.82, wide * 0.04),
    bush(0.85, 0.82, wide * 0.045),
    who('woman-light', 0.27, 0.93, 0.26, {
      ...STAFF_BLUE,
      apron: undefined,
      left: 'up',
      right: 'out',
    }),
    who('girl-light', 0.43, 0.945, 0.19, { ...GIRL_OUT, left: 'out' }),
    who('boy-light', 0.58, 0.945, 0.185, { ...BOY_OUT, shirt: '#60a5fa', right: 'out' }),
    who('man-light', 0.75, 0.93, 0.265, { ...STAFF, left: 'out', right: 'up' }),
    put('sunflower', 0.08, 0.97, wide * 0.14),
    put('tulip', 0.17, 0.985, wide * 0.1),
    put('blossom', 0.9, 0.975, wide * 0.13),
    bush(0, 1, wide * 0.09, '#57a63f'),
    bush(1, 1, wide * 0.09, '#57a63f'),
  ].join('')
}

export const stories = {
  'feature-safe': [960, 760, safe],
  'feature-custom': [960, 760, custom],
  'feature-local': [960, 760, local],
  join: [880, 1240, join],
}
