// Small pictures: snacks, faces, tiles, cards, signs and states.

import { stage } from './outdoors.mjs'
import { GIRL_OUT, STAFF } from './outfits.mjs'
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
} from './shapes.mjs'

/** A tablecloth with a scalloped edge and a plate on it, seen at table height; `back` are two companions. */
const laidTable = (W, H, tint, back, dish) => {
  const cloth = lin([
    [0, light(tint, 0.55)],
    [1, light(tint, 0.2)],
  ])
  const plate = lin([
    [0, '#ffffff'],
    [1, '#e9ddd0'],
  ])
  const inner = lin([
    [0, '#f4ebe1'],
    [1, '#ffffff'],
  ])
  const k = W / 8
  const edge = Array.from({ length: 9 }, (_, i) =>
    ell(i * k, H * 0.6, k / 2, k / 2, light(tint, 0.55)),
  )
  return [
    gRect(0, 0, W, H, [
      [0, light(tint, 0.88)],
      [1, light(tint, 0.7)],
    ]),
    glow(W * 0.5, H * 0.34, W * 0.5, '#ffffff', 0.9),
    edge.join(''),
    cloth.def,
    rect(0, H * 0.6, W, H * 0.4, cloth.id),
    em(back[0], W * 0.24, H * 0.66, W * 0.27),
    em(back[1], W * 0.79, H * 0.65, W * 0.25),
    shadow(W * 0.5, H * 0.86, W * 0.44, H * 0.09, 0.3),
    plate.def,
    inner.def,
    ell(W * 0.5, H * 0.815, W * 0.38, H * 0.105, dark('#e9ddd0', 0.08)),
    ell(W * 0.5, H * 0.8, W * 0.38, H * 0.105, plate.id),
    ell(W * 0.5, H * 0.8, W * 0.27, H * 0.066, inner.id),
    dish,
  ].join('')
}
const one = (main) => (W, H) => em(main, W * 0.5, H * 0.83, W * 0.5, { sh: 0.32 })
const two = (main) => (W, H) =>
  em(main, W * 0.4, H * 0.81, W * 0.36, { sh: 0.3, rot: -6 }) +
  em(main, W * 0.62, H * 0.825, W * 0.36, { sh: 0.3, rot: 8 })
const plated = (dish, back, tint) => (W, H) => laidTable(W, H, tint, back, dish(W, H))

const SNACKS = {
  milk: [one('glass-of-milk'), ['cookie', 'bread'], '#7cc4f5'],
  banana: [one('banana'), ['green-apple', 'tangerine'], '#f5c93b'],
  cookie: [two('cookie'), ['glass-of-milk', 'chocolate-bar'], '#d69a5b'],
  riceball: [two('rice-ball'), ['bento-box', 'tangerine'], '#7fb77e'],
  sandwich: [one('sandwich'), ['beverage-box', 'cherries'], '#f2994a'],
  apple: [one('red-apple'), ['grapes', 'pear'], '#ef8585'],
  cheese: [one('cheese-wedge'), ['glass-of-milk', 'cherries'], '#f5c542'],
  sweetpotato: [one('roasted-sweet-potato'), ['glass-of-milk', 'chestnut'], '#b57edc'],
  egg: [two('egg'), ['avocado', 'carrot'], '#e8b27a'],
  pancake: [one('pancakes'), ['blueberries', 'strawberry'], '#8fa8f0'],
  blueberry: [one('blueberries'), ['kiwi-fruit', 'grapes'], '#9d8df1'],
  tangerine: [two('tangerine'), ['strawberry', 'green-apple'], '#f7a84a'],
  bagel: [one('bagel'), ['glass-of-milk', 'strawberry'], '#e39bb0'],
  avocado: [one('avocado'), ['egg', 'bread'], '#7cc07a'],
  carrot: [one('carrot'), ['cucumber', 'bell-pepper'], '#f2a65a'],
  corn: [one('ear-of-corn'), ['carrot', 'chestnut'], '#8cc63f'],
  strawberry: [two('strawberry'), ['glass-of-milk', 'shortcake'], '#f58a9b'],
  waffle: [one('waffle'), ['strawberry', 'honey-pot'], '#e0a458'],
  dumpling: [two('dumpling'), ['steaming-bowl', 'leafy-green'], '#9cc7b0'],
  juice: [one('beverage-box'), ['tangerine', 'green-apple'], '#8ed07a'],
  pudding: [one('custard'), ['cherries', 'glass-of-milk'], '#f0b95a'],
  grape: [one('grapes'), ['cheese-wedge', 'pear'], '#a78bda'],
  salad: [one('green-salad'), ['tomato', 'egg'], '#86c46b'],
  watermelon: [two('watermelon'), ['melon', 'cherries'], '#ef7f8b'],
}

/** A half-moon rice cake. */
const riceCake = (x, y, s, c) =>
  shadow(x, y, s * 0.55, s * 0.14, 0.3) +
  gPath(
    `M${x - s * 0.5} ${y - s * 0.04} C${x - s * 0.46} ${y - s * 0.62} ${x + s * 0.46} ${y - s * 0.62} ${x + s * 0.5} ${y - s * 0.04} Q${x} ${y + s * 0.12} ${x - s * 0.5} ${y - s * 0.04}Z`,
    [
      [0, light(c, 0.5)],
      [0.5, c],
      [1, dark(c, 0.2)],
    ],
  ) +
  path(
    `M${x - s * 0.4} ${y - s * 0.12} Q${x} ${y - s * 0.52} ${x + s * 0.4} ${y - s * 0.12} Q${x} ${y - s * 0.4} ${x - s * 0.4} ${y - s * 0.12}Z`,
    dark(c, 0.14),
    'opacity=".55"',
  ) +
  ell(x - s * 0.16, y - s * 0.36, s * 0.13, s * 0.045, '#ffffff', 0.75)

const songpyeon = (W, H) => {
  const cakes = [
    [0.41, 0.73, '#f6ecd9'],
    [0.6, 0.73, '#a9c47a'],
    [0.31, 0.79, '#f0b0bc'],
    [0.505, 0.795, '#f7d98a'],
    [0.7, 0.79, '#f6ecd9'],
    [0.4, 0.86, '#a9c47a'],
    [0.6, 0.865, '#f0b0bc'],
  ]
  return (
    em('herb', W * 0.19, H * 0.85, W * 0.14, { rot: -50, sh: 0 }) +
    em('herb', W * 0.82, H * 0.85, W * 0.14, { rot: 50, sh: 0, flip: true }) +
    cakes.map(([x, y, c]) => riceCake(W * x, H * y, W * 0.22, c)).join('')
  )
}
const SPECIALS = {
  songpyeon: [songpyeon, ['full-moon', 'chestnut'], '#d9a96c'],
  christmas: [
    (W, H) =>
      em('shortcake', W * 0.5, H * 0.83, W * 0.38, { sh: 0.32 }) +
      em('candy', W * 0.27, H * 0.86, W * 0.13) +
      em('wrapped-gift', W * 0.75, H * 0.9, W * 0.19),
    ['christmas-tree', 'snowman'],
    '#d97b7b',
  ],
  birthday: [
    (W, H) =>
      em('birthday-cake', W * 0.5, H * 0.84, W * 0.42, { sh: 0.34 }) +
      em('cupcake', W * 0.78, H * 0.9, W * 0.17),
    ['balloon', 'party-popper'],
    '#b18be8',
  ],
  tteok: [
    (W, H) =>
      em('dango', W * 0.6, H * 0.84, W * 0.3, { rot: 12 }) +
      riceCake(W * 0.34, H * 0.79, W * 0.19, '#f0b0bc') +
      riceCake(W * 0.45, H * 0.85, W * 0.19, '#f6ecd9') +
      riceCake(W * 0.29, H * 0.86, W * 0.19, '#a9c47a'),
    ['teapot', 'cherry-blossom'],
    '#e79ab5',
  ],
  picnic: [
    (W, H) =>
      em('bento-box', W * 0.47, H * 0.85, W * 0.42) +
      em('strawberry', W * 0.75, H * 0.86, W * 0.15),
    ['beverage-box', 'sandwich'],
    '#7fc08f',
  ],
}

/** Head and shoulders of somebody who wrote a review. */
const avatar = (head, shirt, a, b) => (W, H) =>
  gRect(0, 0, W, H, [
    [0, a],
    [1, b],
  ]) +
  glow(W * 0.5, H * 0.4, W * 0.5, '#ffffff', 0.5) +
  gPath(
    `M${W * 0.1} ${H} Q${W * 0.12} ${H * 0.74} ${W * 0.36} ${H * 0.72} H${W * 0.64} Q${W * 0.88} ${H * 0.74} ${W * 0.9} ${H}Z`,
    [
      [0, light(shirt, 0.15)],
      [1, dark(shirt, 0.2)],
    ],
  ) +
  em(head, W * 0.5, H * 0.84, W * 0.7, { sh: 0 })
const AVATARS = [
  ['woman-light', '#fb923c', '#ffe8cf', '#ffd2a1'],
  ['man-light', '#2563eb', '#dfeaff', '#bcd3ff'],
  ['old-woman-light', '#8b5cf6', '#efe7ff', '#d8c7ff'],
  ['old-man-light', '#10a37f', '#def5e9', '#b5e6cd'],
  ['boy-light', '#3b82f6', '#e0edff', '#b9d6ff'],
  ['girl-light', '#f472b6', '#ffe6f1', '#ffc6de'],
  ['child-light', '#14a3a8', '#dcf6f5', '#aee5e4'],
  ['person-light', '#b45309', '#fdf0d5', '#f8d79b'],
]

const flat = { sh: 0 }
const cutOut = (items) => (W, H) => items(stage(W, H)).join('')
/** Cut-out groups for the tiles of the main menu and the plan cards. */
const TILES = {
  'tile-pickup': cutOut(({ put }) => [
    put('bus', 0.5, 0.92, 0.86, { sh: 0.46 }),
    put('child-light', 0.86, 0.95, 0.36, flat),
  ]),
  'tile-membership': cutOut(({ put }) => [
    put('credit-card', 0.46, 0.84, 0.72, { rot: -10 }),
    put('star', 0.8, 0.96, 0.42, { rot: 12 }),
  ]),
  'tile-topup': cutOut(({ put }) => [
    put('purse', 0.56, 0.95, 0.8),
    put('coin', 0.22, 0.97, 0.4),
    put('coin', 0.5, 0.34, 0.3, { sh: 0, rot: -14 }),
  ]),
  'tile-program': cutOut(({ put }) => [
    put('artist-palette', 0.42, 0.9, 0.74, { rot: -8 }),
    put('robot', 0.78, 0.97, 0.48),
  ]),
}
const PLANS = {
  'plan-light': cutOut(({ put }) => [
    put('alarm-clock', 0.38, 0.95, 0.74),
    put('ticket', 0.7, 0.97, 0.5, { rot: -12 }),
  ]),
  'plan-regular': cutOut(({ put }) => [
    put('spiral-calendar', 0.4, 0.93, 0.8),
    put('house-with-garden', 0.73, 0.98, 0.52),
  ]),
  'plan-family': cutOut(({ put }) => [
    put('house', 0.5, 0.9, 0.82),
    put('boy-light', 0.24, 0.98, 0.44),
    put('girl-light', 0.74, 0.99, 0.46),
  ]),
}

const card = (top, bottom, halo, items) => (W, H) =>
  gRect(0, 0, W, H, [
    [0, top],
    [1, bottom],
  ]) +
  glow(W * 0.5, H * 0.5, W * 0.5, halo) +
  items(stage(W, H)).join('')
const CARDS = {
  'card-teacher': card('#ffedd5', '#ffd9ac', '#fff7e6', ({ put, who }) => [
    who('woman-light', 0.5, 1.16, 1.02, { ...STAFF, left: 'out', right: 'up' }),
    who('boy-light', 0.25, 1.1, 0.72, {
      shirt: '#2563eb',
      pack: '#facc15',
      left: 'up',
      right: 'out',
    }),
    who('girl-light', 0.77, 1.12, 0.7, { ...GIRL_OUT, pack: '#2563eb' }),
    put('sparkles', 0.1, 0.34, 0.2, flat),
  ]),
  'card-alert': card('#dbeafe', '#bcd6ff', '#ffffff', ({ put }) => [
    put('mobile-phone', 0.5, 1.02, 0.9, { rot: -6 }),
    put('bell', 0.71, 0.56, 0.34, { rot: 14, sh: 0 }),
    put('speech-balloon', 0.26, 0.58, 0.4, flat),
    put('orange-heart', 0.262, 0.49, 0.15, flat),
    put('minibus', 0.82, 0.96, 0.32),
    put('cloud', 0.1, 0.98, 0.3, flat),
  ]),
  'card-price': card('#dcf5e6', '#b9e8cd', '#ffffff', ({ put }) => [
    put('clipboard', 0.44, 0.98, 0.84, { rot: -5 }),
    put('coin', 0.68, 0.94, 0.4),
    put('coin', 0.77, 0.7, 0.28, { sh: 0, rot: 16 }),
    put('check-mark-button', 0.24, 0.94, 0.3),
    put('sparkles', 0.22, 0.42, 0.2, flat),
  ]),
}

const ICONS = {
  topup: 'coin',
  pickup: 'bus',
  membership: 'credit-card',
  snack: 'cookie',
  app: 'mobile-phone',
  phone: 'telephone-receiver',
  chat: 'speech-balloon',
  bus: 'minibus',
  shield: 'shield',
  gift: 'wrapped-gift',
  camera: 'video-camera',
  medkit: 'stethoscope',
  fire: 'fire-extinguisher',
  teacher: 'teacher-light',
  toilet: 'soap',
  bed: 'bed',
  books: 'books',
  clean: 'broom',
  heart: 'orange-heart',
  cal: 'spiral-calendar',
  clock: 'alarm-clock',
  pin: 'round-pushpin',
  plate: 'fork-and-knife-with-plate',
  locker: 'locked',
}

const haze = ({ put }) => [
  put('cloud', 0.2, 0.52, 0.26, { sh: 0, op: 0.6 }),
  put('cloud', 0.82, 0.42, 0.22, { sh: 0, op: 0.5 }),
]
/** One arc of the sign for a wireless network. */
const signalArc = (x, y, r, width) =>
  line(
    `M${x - r * 0.8} ${y - r * 0.7} A${r} ${r} 0 0 1 ${x + r * 0.8} ${y - r * 0.7}`,
    '#f0a36b',
    width,
  )

const STATES = {
  'empty-cart': cutOut((s) => [
    ...haze(s),
    s.put('shopping-cart', 0.46, 0.95, 0.76),
    s.put('cookie', 0.76, 0.97, 0.24),
    s.put('sparkles', 0.7, 0.36, 0.18, flat),
  ]),
  'empty-calendar': cutOut((s) => [
    ...haze(s),
    s.put('spiral-calendar', 0.46, 0.95, 0.78),
    s.put('bus', 0.76, 0.98, 0.36, { sh: 0.44 }),
    s.put('sparkles', 0.75, 0.4, 0.16, flat),
  ]),
  offline: (W, H) =>
    em('cloud', W * 0.5, H * 0.98, H * 0.98, { sh: 0.3 }) +
    [0.05, 0.11, 0.17].map((r) => signalArc(W * 0.5, H * 0.62, H * r * 1.5, H * 0.035)).join('') +
    ell(W * 0.5, H * 0.62, H * 0.03, H * 0.03, '#c2410c') +
    em('electric-plug', W * 0.78, H * 0.97, H * 0.4, { rot: 24 }),
  'not-found': cutOut((s) => [
    ...haze(s),
    s.put('world-map', 0.45, 0.95, 0.76),
    s.put('magnifying-glass-tilted-left', 0.7, 0.98, 0.46),
    s.put('round-pushpin', 0.42, 0.62, 0.32, flat),
  ]),
  success: cutOut((s) => [
    ...haze(s),
    s.put('check-mark-button', 0.5, 0.94, 0.7),
    s.put('party-popper', 0.2, 0.97, 0.36, { flip: true }),
    s.put('star', 0.82, 0.97, 0.32, { rot: 12 }),
    s.put('sparkles', 0.78, 0.42, 0.2, flat),
  ]),
}

const each = (entries, prefix, [w, h], draw) =>
  Object.fromEntries(
    Object.entries(entries).map(([name, value]) => [`${prefix}${name}`, [w, h, draw(value)]]),
  )

export const small = {
  ...each(CARDS, '', [480, 300], (draw) => draw),
  ...each(TILES, '', [240, 200], (draw) => draw),
  ...each(PLANS, '', [280, 220], (draw) => draw),
  ...each(ICONS, 'icon-', [112, 112], (name) => (W, H) => em(name, W / 2, H * 0.97, W, flat)),
  ...Object.fromEntries(AVATARS.map((a, i) => [`avatar-${i + 1}`, [144, 144, avatar(...a)]])),
  ...each(SNACKS, 'snack-', [400, 340], ([dish, back, tint]) => plated(dish, back, tint)),
  ...each(SPECIALS, 'special-', [560, 420], ([dish, back, tint]) => plated(dish, back, tint)),
  ...each(STATES, '', [320, 240], (draw) => draw),
}
