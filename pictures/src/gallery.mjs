// Twelve views of an agit, and the five rooms of the space introduction page.
import { seongsu } from './branches.mjs'
import { busStop } from './heroes.mjs'
import { board, clothTable, room, table } from './indoors.mjs'
import { agit, stage, street } from './outdoors.mjs'
import {
  BOY_IN,
  COOK,
  GIRL_IN,
  GREEN_IN,
  SEATED,
  STAFF,
  STAFF_BLUE,
  YELLOW_IN,
} from './outfits.mjs'
import { line } from './shapes.mjs'

/** A scene in a room: `items` get the tools to place things. */
export const indoors = (look, items) => (W, H) =>
  room(W, H, look, items(stage(W, H), W, H).join(''))
/** A scene on the street or on the grass. */
export const outdoors = (items, top) => (W, H) =>
  street(W, H, items(stage(W, H), W, H).join(''), top)

const flat = { sh: 0 }
const BLUE_WALL = ['#eaf3ff', '#d4e5ff']
const CREAM_WALL = ['#fdeedd', '#f9d9b5']
const YELLOW_WALL = ['#fff6dd', '#ffe9ae']
const DUSK_WALL = ['#dfe3f7', '#c8cfee']

const G = {
  play: indoors({ rug: '#ffb27a' }, ({ put, who }) => [
    put('playground-slide', 0.22, 0.88, 0.4),
    who('boy-light', 0.5, 0.9, 0.42, { ...BOY_IN, right: 'up' }),
    put('teddy-bear', 0.7, 0.93, 0.24),
    put('basketball', 0.37, 0.96, 0.12),
    put('puzzle-piece', 0.82, 0.97, 0.1),
  ]),
  study: indoors({ wall: BLUE_WALL, rug: null, flags: false }, ({ put, who }, W, H) => [
    put('two-oclock', 0.46, 0.3, 0.14, flat),
    who('girl-light', 0.36, 0.81, 0.42, { ...SEATED, shirt: '#fb923c' }),
    who('boy-light', 0.64, 0.81, 0.42, { ...SEATED, shirt: '#22a06b' }),
    table(W * 0.5, H * 0.7, W * 0.7, H * 0.25),
    put('open-book', 0.35, 0.72, 0.14, { sh: 0.3 }),
    put('open-book', 0.62, 0.72, 0.14, { sh: 0.3 }),
    put('pencil', 0.5, 0.72, 0.08, { rot: 30, sh: 0.2 }),
  ]),
  read: indoors(
    { wall: CREAM_WALL, win: 0.78, shelf: 0.26, rug: '#8ec5a0', plant: false, flags: false },
    ({ put, who }) => [
      put('couch-and-lamp', 0.3, 0.86, 0.48),
      who('child-light', 0.62, 0.93, 0.4, {
        shirt: '#a78bfa',
        pants: '#475569',
        left: 'front',
        right: 'front',
      }),
      put('books', 0.82, 0.93, 0.2),
      put('cat', 0.47, 0.96, 0.17),
    ],
  ),
  art: indoors(
    { wall: ['#ffeef1', '#ffdbe2'], rug: '#f9c74f', win: null, shelf: null },
    ({ put, who }, W, H) => [
      put('framed-picture', 0.2, 0.46, 0.28, flat),
      put('framed-picture', 0.8, 0.42, 0.22, { sh: 0, flip: true }),
      who('girl-light', 0.5, 0.845, 0.44, {
        ...SEATED,
        shirt: '#fb923c',
        left: 'out',
        right: 'up',
      }),
      table(W * 0.5, H * 0.74, W * 0.66, H * 0.22),
      put('artist-palette', 0.32, 0.76, 0.18),
      put('paintbrush', 0.52, 0.75, 0.11, { sh: 0.2 }),
      put('crayon', 0.64, 0.75, 0.12, { sh: 0.2 }),
      put('scissors', 0.75, 0.75, 0.1, { sh: 0.2 }),
    ],
  ),
  robot: indoors(
    {
      wall: ['#e6efff', '#cfdfff'],
      rug: '#93b7ff',
      flags: false,
      win: null,
      shelf: 0.24,
      plant: false,
    },
    ({ put, who }, W, H) => [
      table(W * 0.8, H * 0.62, W * 0.3, H * 0.24),
      put('desktop-computer', 0.8, 0.635, 0.26),
      put('robot', 0.32, 0.93, 0.36),
      who('boy-light', 0.56, 0.93, 0.44, { ...YELLOW_IN, left: 'out', right: 'up' }),
      put('joystick', 0.82, 0.95, 0.15),
    ],
  ),
  music: indoors(
    { wall: ['#f1ecff', '#dfd5ff'], rug: '#c4b5fd', shelf: null, win: 0.2 },
    ({ put, who }) => [
      put('musical-keyboard', 0.68, 0.8, 0.34),
      put('musical-notes', 0.68, 0.4, 0.17, flat),
      who('girl-light', 0.42, 0.92, 0.44, { ...GIRL_IN, left: 'out', right: 'up' }),
      put('violin', 0.22, 0.93, 0.24),
      put('drum', 0.84, 0.94, 0.18),
    ],
  ),
  kitchen: indoors(
    { wall: YELLOW_WALL, rug: null, shelf: null, win: 0.52, plant: false, flags: false },
    ({ put, who }, W, H) => [
      who('woman-light', 0.22, 0.9, 0.62, { ...COOK, right: 'out' }),
      who('boy-light', 0.52, 0.84, 0.38, { ...SEATED, shirt: '#3b82f6', right: 'up' }),
      who('girl-light', 0.78, 0.84, 0.38, { ...SEATED, shirt: '#f472b6' }),
      clothTable(W * 0.64, H * 0.745, W * 0.62, H * 0.23),
      put('cookie', 0.41, 0.765, 0.11, { sh: 0.3 }),
      put('glass-of-milk', 0.64, 0.765, 0.13, { sh: 0.3 }),
      put('red-apple', 0.89, 0.765, 0.11, { sh: 0.3 }),
    ],
  ),
  rest: indoors(
    {
      wall: DUSK_WALL,
      floor: ['#c99d72', '#b58355'],
      rug: '#aab4e8',
      flags: false,
      win: 0.72,
      shelf: 0.27,
      plant: false,
    },
    ({ put }) => [
      put('bed', 0.36, 0.86, 0.46),
      put('teddy-bear', 0.64, 0.92, 0.24),
      put('potted-plant', 0.9, 0.8, 0.22),
    ],
  ),
  yard: outdoors(({ put, who, tree }) => [
    tree(0.01, 0.74, 0.32),
    tree(0.94, 0.74, 0.34),
    put('playground-slide', 0.25, 0.86, 0.42),
    who('girl-light', 0.5, 0.94, 0.4, {
      shirt: '#fb923c',
      pants: '#ffffff',
      skirt: '#f59e0b',
      left: 'up',
      right: 'up',
    }),
    put('kick-scooter', 0.77, 0.9, 0.26),
    put('soccer-ball', 0.63, 0.96, 0.12),
    put('tulip', 0.1, 0.98, 0.14),
    put('blossom', 0.9, 0.99, 0.13),
  ]),
  desk: indoors(
    { wall: ['#e9f7ee', '#cfeeda'], rug: null, shelf: null, win: null, flags: false },
    ({ put, who }, W, H) => [
      put('shield', 0.73, 0.44, 0.2, flat),
      put('clipboard', 0.22, 0.42, 0.18, flat),
      put('two-oclock', 0.88, 0.34, 0.13, flat),
      who('man-light', 0.46, 0.92, 0.62, { ...STAFF, sit: true, left: 'out', right: 'up' }),
      table(W * 0.5, H * 0.74, W * 0.76, H * 0.24, '#d9a066'),
      put('telephone', 0.24, 0.76, 0.16),
      put('laptop', 0.7, 0.76, 0.18),
      put('fire-extinguisher', 0.07, 0.94, 0.22),
    ],
  ),
}

const VIEWS = [
  seongsu,
  G.play,
  G.study,
  G.read,
  G.art,
  G.robot,
  G.music,
  G.kitchen,
  G.rest,
  busStop,
  G.yard,
  G.desk,
]
export const gallery = Object.fromEntries(
  VIEWS.map((draw, i) => [`gallery-${String(i + 1).padStart(2, '0')}`, [560, 420, draw]]),
)

const SPACES = {
  play: indoors(
    { rug: '#ffb27a', win: 0.16, shelf: 0.8, on: ['teddy-bear', 'kite', 'books'] },
    ({ put, who }) => [
      put('framed-picture', 0.48, 0.44, 0.2, flat),
      put('playground-slide', 0.15, 0.87, 0.42),
      who('boy-light', 0.36, 0.89, 0.37, { ...BOY_IN, left: 'up', right: 'out' }),
      who('girl-light', 0.53, 0.92, 0.37, { ...GIRL_IN, left: 'out', right: 'up' }),
      who('man-light', 0.74, 0.89, 0.52, { ...STAFF, left: 'out', right: 'hip' }),
      put('teddy-bear', 0.88, 0.95, 0.2),
      put('basketball', 0.44, 0.97, 0.1),
      put('puzzle-piece', 0.63, 0.97, 0.08, { rot: -14 }),
      put('yo-yo', 0.26, 0.965, 0.08),
    ],
  ),
  study: indoors(
    { wall: BLUE_WALL, rug: '#a9c8f5', flags: false, win: 0.17, shelf: 0.83 },
    ({ put, who }, W, H) => [
      board(W * 0.35, H * 0.14, W * 0.27, H * 0.28, '#3f7d5c'),
      line(
        `M${W * 0.4} ${H * 0.22} h${W * 0.12} M${W * 0.4} ${H * 0.28} h${W * 0.17} M${W * 0.4} ${H * 0.34} h${W * 0.09}`,
        '#e9f5ee',
        H * 0.012,
      ),
      who('woman-light', 0.14, 0.9, 0.54, { ...STAFF_BLUE, right: 'out' }),
      who('boy-light', 0.36, 0.83, 0.37, { ...SEATED, shirt: '#fb923c' }),
      who('girl-light', 0.56, 0.83, 0.37, { ...SEATED, shirt: '#f472b6', right: 'up' }),
      who('child-light', 0.77, 0.83, 0.37, { ...SEATED, shirt: '#22a06b' }),
      table(W * 0.565, H * 0.74, W * 0.64, H * 0.22),
      put('open-book', 0.36, 0.755, 0.1, { sh: 0.3 }),
      put('pencil', 0.46, 0.755, 0.07, { rot: 30, sh: 0.2 }),
      put('notebook', 0.57, 0.755, 0.1, { sh: 0.3 }),
      put('abacus', 0.68, 0.755, 0.1, { sh: 0.3 }),
      put('open-book', 0.79, 0.755, 0.1, { sh: 0.3 }),
      put('backpack', 0.93, 0.96, 0.18),
    ],
  ),
  rest: indoors(
    {
      wall: DUSK_WALL,
      floor: ['#cfa57b', '#b98a5c'],
      rug: '#aab4e8',
      flags: false,
      win: 0.5,
      shelf: 0.83,
      on: ['books', 'yarn', 'potted-plant'],
      plant: false,
    },
    ({ put, who }) => [
      put('crescent-moon', 0.24, 0.32, 0.12, { ...flat, rot: -16 }),
      put('star', 0.16, 0.24, 0.05, flat),
      put('star', 0.31, 0.22, 0.04, flat),
      put('bed', 0.2, 0.86, 0.42),
      who('child-light', 0.5, 0.92, 0.37, {
        shirt: '#a78bfa',
        pants: '#475569',
        left: 'front',
        right: 'front',
      }),
      put('couch-and-lamp', 0.78, 0.88, 0.46),
      put('teddy-bear', 0.37, 0.93, 0.18),
      put('open-book', 0.61, 0.97, 0.1),
      put('cat', 0.92, 0.96, 0.16),
    ],
  ),
  kitchen: indoors(
    {
      wall: YELLOW_WALL,
      rug: '#f7b267',
      win: 0.5,
      shelf: 0.83,
      on: ['honey-pot', 'teapot', 'jar'],
      plant: false,
    },
    ({ put, who }, W, H) => [
      board(W * 0.08, H * 0.18, W * 0.22, H * 0.24, '#fffaf0', '#e08a4f'),
      put('fork-and-knife-with-plate', 0.19, 0.39, 0.17, flat),
      who('woman-light', 0.15, 0.9, 0.55, { ...COOK, left: 'hip', right: 'out' }),
      who('boy-light', 0.38, 0.83, 0.37, { ...SEATED, shirt: '#3b82f6', left: 'up' }),
      who('girl-light', 0.58, 0.83, 0.37, { ...SEATED, shirt: '#f472b6' }),
      who('child-light', 0.78, 0.83, 0.37, { ...SEATED, shirt: '#22a06b', right: 'up' }),
      clothTable(W * 0.58, H * 0.745, W * 0.62, H * 0.22, '#fff7ed', 10),
      put('sandwich', 0.33, 0.762, 0.1, { sh: 0.3 }),
      put('glass-of-milk', 0.48, 0.762, 0.1, { sh: 0.3 }),
      put('cookie', 0.59, 0.765, 0.09, { sh: 0.3 }),
      put('red-apple', 0.69, 0.762, 0.09, { sh: 0.3 }),
      put('banana', 0.84, 0.765, 0.1, { sh: 0.3 }),
      put('basket', 0.94, 0.96, 0.15),
    ],
  ),
  yard: outdoors(({ put, who, tree, bush }, W, H) => [
    agit(W * 0.6, H * 0.76, W * 0.34),
    tree(0.05, 0.74, 0.34),
    tree(0.97, 0.8, 0.36),
    bush(0.59, 0.76, 0.03),
    put('playground-slide', 0.2, 0.85, 0.36),
    who('girl-light', 0.37, 0.92, 0.34, { ...GIRL_IN, shirt: '#fb923c', left: 'up', right: 'up' }),
    who('woman-light', 0.55, 0.89, 0.45, { ...STAFF, left: 'out', right: 'hip' }),
    who('boy-light', 0.77, 0.95, 0.34, { ...GREEN_IN, left: 'out', right: 'up' }),
    put('kick-scooter', 0.9, 0.96, 0.2),
    put('soccer-ball', 0.68, 0.97, 0.09),
    put('tulip', 0.05, 0.98, 0.12),
    put('sunflower', 0.11, 0.99, 0.13),
    bush(1, 1.01, 0.07, '#57a63f'),
  ]),
}
export const spaces = Object.fromEntries(
  Object.entries(SPACES).map(([name, draw]) => [`space-${name}`, [960, 640, draw]]),
)
