import styles from './PhoneMap.module.css'

const BLOCKS: readonly [x: number, y: number, width: number][] = [
  [-16, -6, 98],
  [112, -6, 90],
  [240, -6, 82],
  [-12, 86, 78],
  [116, 86, 94],
  [244, 86, 86],
  [-8, 178, 82],
  [120, 178, 74],
  [248, 178, 90],
]
const ROADS: readonly [path: string, width: number][] = [
  ['M-20 75C90 62 150 110 320 92', 20],
  ['M90-20C84 88 120 132 108 240', 16],
  ['M210-20C222 66 186 132 204 240', 16],
  ['M-20 145C90 154 180 128 320 150', 12],
  ['M30-20 42 154', 8],
  ['M150-20 156 158', 8],
  ['M264-20 258 176', 8],
]
const RIDE = 'M50 170C90 150 90 110 150 112S220 90 240 70'

/** A few streets, the ride through them and the pin at its end, in the colours of the site's maps. */
export function PhoneMap() {
  return (
    <svg
      className={styles.map}
      viewBox="0 0 300 220"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect className={styles.land} width="300" height="220" />
      {BLOCKS.map(([x, y, width]) => (
        <rect
          key={`${x} ${y}`}
          className={styles.block}
          x={x}
          y={y}
          width={width}
          height="62"
          rx="10"
        />
      ))}
      <path
        className={styles.park}
        d="M186-20q80 90 220 80T340 75V-20ZM-20 26q90 20 110 90t-10 130h-120z"
      />
      {ROADS.map(([path, width]) => (
        <path key={path} className={styles.road} d={path} strokeWidth={width} />
      ))}
      <path className={styles.ride} d={RIDE} />
      <circle className={styles.paper} cx="50" cy="170" r="10" />
      <circle className={styles.start} cx="50" cy="170" r="6" />
      <g transform="translate(240 70)">
        <path className={styles.pin} d="M0 0C-7-11-19-18-19-32a19 19 0 0 1 38 0C19-18 7-11 0 0Z" />
        <circle className={styles.paper} cy="-32" r="10" />
        <path className={styles.house} d="M-5.5-31 0-36l5.5 5M-4-32v5.5h8V-32" />
      </g>
    </svg>
  )
}
