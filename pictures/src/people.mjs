import { dark, ell, em, gPath, light, lin, line, path, rect, shadow } from './shapes.mjs'

const SKIN = '#f3c6a8'

/** Where the hand of a pose is, from the shoulder. */
const handAt = (pose, { x, side, bw, h, sy, adult }) =>
  ({
    down: [x + side * bw * 0.66, sy + h * 0.17],
    up: [x + side * bw * (adult ? 1.05 : 1.12), sy - h * (adult ? 0.2 : 0.17)],
    out: [x + side * bw * 1.0, sy + h * 0.08],
    front: [x + side * bw * 0.18, sy + h * 0.13],
    hip: [x + side * bw * 0.78, sy + h * 0.1],
  })[pose]

const arm = (side, pose, { x, top, bw, h, shirt, adult }) => {
  const sx = x + side * bw * 0.42
  const sy = top + h * 0.075
  const [hx, hy] = handAt(pose, { x, side, bw, h, sy, adult })
  const width = bw * 0.27
  return (
    line(`M${sx} ${sy} L${hx} ${hy}`, dark(shirt, side > 0 ? 0.2 : 0.06), width) +
    ell(hx, hy, width * 0.52, width * 0.52, SKIN)
  )
}

const legs = ({ x, y, h, bw, hip, pants }) => {
  const g = lin([
    [0, pants],
    [1, dark(pants, 0.35)],
  ])
  const w = bw * 0.36
  const t = hip - h * 0.02
  const lh = y - t - h * 0.02
  const shoe = (dx) =>
    ell(x + dx, y - h * 0.012, bw * 0.27, h * 0.024, '#fff7ed') +
    ell(x + dx, y - h * 0.004, bw * 0.27, h * 0.012, '#d6c3b0')
  return (
    g.def +
    rect(x - bw * 0.4, t, w, lh, g.id, w * 0.3) +
    rect(x + bw * 0.04, t, w, lh, g.id, w * 0.3) +
    shoe(-bw * 0.25) +
    shoe(bw * 0.27)
  )
}

const torso = ({ x, bw, hip, top, shirt }) => {
  const r = bw * 0.44
  const d = `M${x - bw / 2} ${hip} V${top + r} Q${x - bw / 2} ${top} ${x - bw / 2 + r} ${top} H${x + bw / 2 - r} Q${x + bw / 2} ${top} ${x + bw / 2} ${top + r} V${hip} Q${x} ${hip + bw * 0.16} ${x - bw / 2} ${hip}Z`
  return gPath(
    d,
    [
      [0, light(shirt, 0.22)],
      [0.55, shirt],
      [1, dark(shirt, 0.22)],
    ],
    { x2: 1, y2: 0.25 },
  )
}

const backpack = ({ x, top, bw, h, pack }) => {
  const g = lin([
    [0, light(pack, 0.2)],
    [1, dark(pack, 0.2)],
  ])
  return g.def + rect(x - bw * 0.66, top + h * 0.02, bw * 1.32, h * 0.27, g.id, bw * 0.32)
}
const straps = ({ x, top, bw, h, pack }) => {
  const strap = (dx) => `M${x + dx} ${top + h * 0.01} V${top + h * 0.17}`
  return line(`${strap(-bw * 0.3)} ${strap(bw * 0.3)}`, dark(pack, 0.12), bw * 0.12)
}
const skirtOf = ({ x, hip, bw, h, skirt }) =>
  path(
    `M${x - bw * 0.48} ${hip - h * 0.05} L${x - bw * 0.66} ${hip + h * 0.07} Q${x} ${hip + h * 0.11} ${x + bw * 0.66} ${hip + h * 0.07} L${x + bw * 0.48} ${hip - h * 0.05}Z`,
    skirt,
  )
const apronOf = ({ x, top, hip, bw, h, apron }) =>
  path(
    `M${x - bw * 0.28} ${top + h * 0.06} H${x + bw * 0.28} V${hip + h * 0.05} Q${x} ${hip + h * 0.09} ${x - bw * 0.28} ${hip + h * 0.05}Z`,
    apron,
  ) + ell(x, top + h * 0.14, bw * 0.11, bw * 0.11, '#ff8a1f')

/**
 * A toy-like person: an emoji head on a drawn body. `h` is the whole height, `y` the ground. Children have a head of
 * 58 % of their height, adults of 46 %. Staff wear the cream apron with the orange dot.
 */
export const person = (head, x, y, h, o = {}) => {
  const { shirt = '#fb923c', pants = '#3b4a6b', adult = false, sit = false } = o
  const { left = 'down', right = 'down', pack, skirt, apron, hat } = o
  const hs = h * (adult ? 0.46 : 0.58)
  const bw = h * (adult ? 0.27 : 0.3)
  const top = y - h * (adult ? 0.635 : 0.485)
  const hip = y - h * (adult ? 0.3 : 0.2)
  const body = { x, y, h, bw, top, hip, shirt, pants, adult, pack, skirt, apron }
  return [
    sit ? '' : shadow(x, y, h * 0.24),
    pack ? backpack(body) : '',
    sit ? '' : legs(body),
    torso(body),
    skirt ? skirtOf(body) : '',
    apron ? apronOf(body) : '',
    pack ? straps(body) : '',
    arm(-1, left, body),
    arm(1, right, body),
    em(head, x, top + hs * (adult ? 0.13 : 0.1), hs, { sh: 0 }),
    hat ? em(hat, x, top - hs * (adult ? 0.58 : 0.6), hs * 0.7, { sh: 0 }) : '',
  ].join('')
}
