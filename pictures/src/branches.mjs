// The shop fronts of the branches: the same agit, each in its own neighbourhood.

import {
  agit,
  bridge,
  flats,
  office,
  pavement,
  river,
  road,
  sky,
  stage,
  street,
  tower,
} from './outdoors.mjs'
import { BOY_OUT, GIRL_OUT, ORANGE_OUT, STAFF, STAFF_BLUE } from './outfits.mjs'
import { ell, glow, rect } from './shapes.mjs'

/** Seongsu: low brick houses, trees and bicycles on a sunny day. */
export const seongsu = (W, H) => {
  const { put, who, tree, bush } = stage(W, H)
  return street(
    W,
    H,
    [
      tree(0.2, 0.84, 0.4),
      tree(0.86, 0.84, 0.44),
      pavement(W, H * 0.82, H * 0.24),
      agit(W * 0.3, H * 0.86, W * 0.42),
      bush(0.27, 0.85, 0.035),
      bush(0.75, 0.85, 0.04),
      put('bicycle', 0.83, 0.92, 0.17),
      who('woman-light', 0.59, 0.95, 0.34, { ...STAFF, left: 'up', right: 'out' }),
      who('boy-light', 0.66, 0.965, 0.24, BOY_OUT),
      who('girl-light', 0.22, 0.97, 0.25, { ...GIRL_OUT, right: 'up' }),
      put('potted-plant', 0.42, 0.91, 0.13),
      put('sunflower', 0.07, 0.98, 0.17),
      put('tulip', 0.12, 0.99, 0.13),
      bush(0.01, 1, 0.07, '#57a63f'),
      bush(0.99, 1.01, 0.08, '#57a63f'),
    ].join(''),
  )
}

const seocho = (W, H) => {
  const { put, who, bush, hill, clouds } = stage(W, H)
  const blossom = (x, y, s) =>
    rect(W * x - H * s * 0.05, H * (y - s * 0.5), H * s * 0.1, H * s * 0.5, '#8a5a3c', 4) +
    bush(x, y - s * 0.62, s * 0.32, '#f7b6c9') +
    bush(x + 0.01, y - s * 0.84, s * 0.22, '#fbcbd8') +
    put('cherry-blossom', x - 0.012, y - s * 0.45, s * 0.2, { sh: 0 }) +
    put('cherry-blossom', x + 0.02, y - s * 0.7, s * 0.16, { sh: 0 })
  return [
    sky(W, H, '#cfe4ff', '#eef3ff', '#fff1f2'),
    glow(W * 0.84, H * 0.14, H * 0.5, '#fff6d6'),
    clouds([
      [0.12, 0.28, 0.2],
      [0.68, 0.18, 0.13, 0.8],
    ]),
    hill(
      [
        [-0.02, 0.5],
        [0.3, 0.42],
        [0.6, 0.54],
        [1.02, 0.44],
      ],
      '#d4e8d4',
      '#b9dcb6',
    ),
    flats(W * 0.03, H * 0.68, W * 0.085, H * 0.46, '#f6e4d4', '#f2a65a'),
    flats(W * 0.125, H * 0.68, W * 0.085, H * 0.54, '#eee6f2', '#7c9be0'),
    flats(W * 0.79, H * 0.68, W * 0.085, H * 0.5, '#eaf0f6', '#7c9be0'),
    flats(W * 0.885, H * 0.68, W * 0.085, H * 0.42, '#f6e4d4', '#f2a65a'),
    hill(
      [
        [-0.02, 0.67],
        [0.5, 0.64],
        [1.02, 0.67],
      ],
      '#b8df86',
      '#8bc760',
    ),
    blossom(0.225, 0.84, 0.46),
    blossom(0.83, 0.84, 0.5),
    pavement(W, H * 0.82, H * 0.24, ['#f3ebe6', '#dccdc6']),
    agit(W * 0.29, H * 0.86, W * 0.42, { roof: '#b5533c' }),
    bush(0.27, 0.86, 0.035),
    bush(0.73, 0.86, 0.035),
    who('man-light', 0.42, 0.95, 0.34, { ...STAFF_BLUE, left: 'up', right: 'out' }),
    who('girl-light', 0.61, 0.965, 0.25, { ...GIRL_OUT, left: 'up' }),
    who('boy-light', 0.14, 0.97, 0.25, { ...ORANGE_OUT, right: 'up' }),
    put('kick-scooter', 0.77, 0.95, 0.18),
    put('cherry-blossom', 0.9, 0.97, 0.08),
    put('cherry-blossom', 0.05, 0.98, 0.07),
    put('tulip', 0.95, 0.99, 0.13),
  ].join('')
}

const jamsil = (W, H) => {
  const { put, who, tree, bush, hill, clouds } = stage(W, H)
  return [
    sky(W, H, '#8fd0f5', '#d3f0fb', '#f5fbef'),
    clouds([
      [0.34, 0.24, 0.18],
      [0.94, 0.26, 0.2],
      [0.7, 0.14, 0.12, 0.8],
    ]),
    hill(
      [
        [-0.02, 0.54],
        [0.3, 0.48],
        [0.6, 0.56],
        [1.02, 0.5],
      ],
      '#c8e8d2',
      '#a6d6b2',
    ),
    tower(W * 0.16, H * 0.68, H * 0.2, H * 0.62),
    put('ferris-wheel', 0.9, 0.68, 0.4),
    flats(W * 0.765, H * 0.66, W * 0.06, H * 0.26, '#eaf0f6', '#5aa9c9'),
    put('department-store', 0.055, 0.68, 0.2),
    hill(
      [
        [-0.02, 0.64],
        [0.5, 0.62],
        [1.02, 0.65],
      ],
      '#a9dc70',
      '#7fbf4d',
    ),
    river(W, H * 0.69, H * 0.14),
    put('duck', 0.12, 0.79, 0.08, { sh: 0.2 }),
    put('swan', 0.86, 0.8, 0.13, { sh: 0.3 }),
    pavement(W, H * 0.82, H * 0.24),
    tree(0.25, 0.86, 0.36),
    tree(0.77, 0.86, 0.34),
    agit(W * 0.3, H * 0.87, W * 0.42),
    bush(0.285, 0.87, 0.035),
    bush(0.735, 0.87, 0.035),
    who('woman-light', 0.43, 0.96, 0.34, { ...STAFF, left: 'out', right: 'up' }),
    who('girl-light', 0.37, 0.97, 0.25, { ...GIRL_OUT, left: 'up', right: 'out' }),
    who('child-light', 0.64, 0.965, 0.24, { ...ORANGE_OUT, right: 'up' }),
    put('balloon', 0.685, 0.78, 0.15, { sh: 0 }),
    put('blossom', 0.08, 0.98, 0.13),
    put('tulip', 0.93, 0.98, 0.13),
  ].join('')
}

const mapo = (W, H) => {
  const { put, who, bush, hill, tree } = stage(W, H)
  return [
    sky(W, H, '#ffc9a3', '#ffdfc0', '#fff0d4'),
    glow(W * 0.14, H * 0.34, H * 0.5, '#fff3c0'),
    put('sun', 0.13, 0.46, 0.24, { sh: 0 }),
    put('cloud', 0.9, 0.26, 0.2, { sh: 0, op: 0.9 }),
    put('cloud', 0.32, 0.18, 0.12, { sh: 0, op: 0.7 }),
    hill(
      [
        [-0.02, 0.52],
        [0.2, 0.46],
        [0.5, 0.54],
        [0.8, 0.44],
        [1.02, 0.5],
      ],
      '#efc9ae',
      '#dfb294',
    ),
    flats(W * 0.77, H * 0.56, W * 0.05, H * 0.24, '#f6dcc4', '#e08a4f'),
    flats(W * 0.83, H * 0.56, W * 0.05, H * 0.3, '#f2d6c6', '#c9766a'),
    flats(W * 0.89, H * 0.56, W * 0.05, H * 0.22, '#f6dcc4', '#e08a4f'),
    river(W, H * 0.55, H * 0.3, ['#ffdcb0', '#8fbfd8']),
    bridge(W, H * 0.56, H * 0.13, '#e2cdb6'),
    put('minibus', 0.2, 0.575, 0.09, { sh: 0 }),
    put('sailboat', 0.16, 0.79, 0.2, { sh: 0.3 }),
    put('sailboat', 0.9, 0.76, 0.14, { sh: 0.3, flip: true }),
    hill(
      [
        [-0.02, 0.83],
        [0.5, 0.8],
        [1.02, 0.83],
      ],
      '#c9d27c',
      '#a3b85c',
    ),
    pavement(W, H * 0.84, H * 0.22, ['#fbe6c8', '#e9c79b']),
    tree(0.255, 0.88, 0.32),
    tree(0.775, 0.88, 0.32),
    agit(W * 0.3, H * 0.87, W * 0.42),
    bush(0.735, 0.87, 0.035, '#8aa84a'),
    who('woman-light', 0.6, 0.95, 0.34, { ...STAFF_BLUE, left: 'up', right: 'out' }),
    who('boy-light', 0.67, 0.965, 0.25, { ...ORANGE_OUT, right: 'up' }),
    who('girl-light', 0.39, 0.965, 0.25, { ...GIRL_OUT, left: 'up' }),
    put('bicycle', 0.86, 0.96, 0.19),
    put('sunflower', 0.06, 0.99, 0.17),
    bush(0.99, 1.01, 0.07, '#8aa84a'),
  ].join('')
}

const bundang = (W, H) => {
  const { put, who, bush, hill, clouds } = stage(W, H)
  const autumn = (x, y, s, c) =>
    rect(W * x - H * s * 0.05, H * (y - s * 0.5), H * s * 0.1, H * s * 0.5, '#84532f', 4) +
    bush(x, y - s * 0.6, s * 0.31, c) +
    bush(x + 0.008, y - s * 0.82, s * 0.21, c)
  return [
    sky(W, H, '#a6dcf0', '#e2f5f3', '#fff5df'),
    glow(W * 0.2, H * 0.12, H * 0.45, '#fff2b8'),
    clouds([
      [0.9, 0.22, 0.18],
      [0.3, 0.2, 0.13, 0.8],
    ]),
    hill(
      [
        [-0.02, 0.46],
        [0.16, 0.36],
        [0.4, 0.52],
        [0.7, 0.4],
        [1.02, 0.5],
      ],
      '#cfe0b4',
      '#b4cf92',
    ),
    flats(W * 0.02, H * 0.64, W * 0.07, H * 0.36, '#f3eadf', '#6bb38a'),
    flats(W * 0.1, H * 0.64, W * 0.07, H * 0.42, '#f3eadf', '#6bb38a'),
    flats(W * 0.86, H * 0.64, W * 0.07, H * 0.4, '#f3eadf', '#6bb38a'),
    hill(
      [
        [-0.02, 0.62],
        [0.5, 0.58],
        [1.02, 0.63],
      ],
      '#bfe07e',
      '#8fc654',
    ),
    ell(W * 0.84, H * 0.74, W * 0.14, H * 0.055, '#8fd0ee'),
    ell(W * 0.84, H * 0.735, W * 0.12, H * 0.04, '#b7e4f7'),
    put('fountain', 0.885, 0.76, 0.2, { sh: 0.2 }),
    put('duck', 0.8, 0.76, 0.08, { sh: 0.2 }),
    autumn(0.06, 0.84, 0.42, '#f2a541'),
    autumn(0.23, 0.86, 0.48, '#e8793a'),
    autumn(0.965, 0.86, 0.46, '#e9b93f'),
    pavement(W, H * 0.83, H * 0.24),
    agit(W * 0.3, H * 0.87, W * 0.42, { roof: '#a8501f' }),
    bush(0.285, 0.87, 0.035),
    bush(0.735, 0.87, 0.035, '#c9a33a'),
    who('man-light', 0.59, 0.955, 0.34, { ...STAFF, left: 'out', right: 'up' }),
    who('boy-light', 0.41, 0.965, 0.25, { ...BOY_OUT, left: 'up' }),
    who('girl-light', 0.14, 0.97, 0.25, { ...GIRL_OUT, right: 'up' }),
    put('dog', 0.2, 0.98, 0.14),
    put('maple-leaf', 0.83, 0.95, 0.08, { rot: 20 }),
    put('maple-leaf', 0.07, 0.98, 0.07, { rot: -30 }),
    put('fallen-leaf', 0.9, 0.98, 0.09),
  ].join('')
}

const pangyo = (W, H) => {
  const { put, who, tree, bush, hill, clouds } = stage(W, H)
  return [
    sky(W, H, '#cdd3fb', '#e9e6ff', '#fff0e6'),
    glow(W * 0.8, H * 0.24, H * 0.5, '#fff3cf'),
    put('sun', 0.82, 0.34, 0.18, { sh: 0 }),
    clouds([
      [0.2, 0.2, 0.18],
      [0.94, 0.2, 0.15, 0.85],
    ]),
    hill(
      [
        [-0.02, 0.5],
        [0.1, 0.3],
        [0.24, 0.46],
        [0.42, 0.26],
        [0.62, 0.48],
        [0.82, 0.32],
        [1.02, 0.5],
      ],
      '#c3cbea',
      '#b7d0c8',
    ),
    hill(
      [
        [-0.02, 0.58],
        [0.2, 0.46],
        [0.45, 0.58],
        [0.75, 0.46],
        [1.02, 0.56],
      ],
      '#b7d9bf',
      '#a0cfa2',
    ),
    office(W * 0.03, H * 0.68, W * 0.1, H * 0.36),
    office(W * 0.145, H * 0.68, W * 0.075, H * 0.26, '#c7c3f0'),
    office(W * 0.8, H * 0.68, W * 0.08, H * 0.28, '#c7c3f0'),
    office(W * 0.89, H * 0.68, W * 0.1, H * 0.38),
    hill(
      [
        [-0.02, 0.67],
        [0.5, 0.64],
        [1.02, 0.67],
      ],
      '#a9dc70',
      '#7fbf4d',
    ),
    road(W, H * 0.715, H * 0.11),
    put('bus', 0.15, 0.79, 0.17, { sh: 0.46 }),
    tree(0.265, 0.85, 0.34, 'evergreen-tree'),
    tree(0.775, 0.85, 0.38, 'evergreen-tree'),
    tree(0.93, 0.85, 0.3, 'evergreen-tree'),
    pavement(W, H * 0.82, H * 0.24, ['#eeeaf2', '#d6cfdd']),
    agit(W * 0.3, H * 0.865, W * 0.42),
    bush(0.285, 0.865, 0.035),
    bush(0.735, 0.865, 0.035),
    who('woman-light', 0.42, 0.95, 0.34, { ...STAFF, left: 'up', right: 'out' }),
    who('boy-light', 0.49, 0.965, 0.24, { ...BOY_OUT, right: 'up' }),
    who('girl-light', 0.83, 0.97, 0.25, { ...GIRL_OUT, left: 'up' }),
    put('kick-scooter', 0.9, 0.97, 0.18),
    put('robot', 0.64, 0.955, 0.14),
    put('tulip', 0.06, 0.99, 0.13),
    put('blossom', 0.11, 0.98, 0.11),
  ].join('')
}

const BRANCHES = { seongsu, seocho, jamsil, mapo, bundang, pangyo }
export const branches = Object.fromEntries(
  Object.entries(BRANCHES).flatMap(([name, draw]) => [
    [`branch-${name}`, [1440, 640, draw]],
    [`branch-${name}-m`, [780, 520, draw]],
  ]),
)
