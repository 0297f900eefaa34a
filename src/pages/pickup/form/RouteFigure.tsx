import { straightDistanceLabel } from '@/domain/places/geo'
import type { PlacePoint } from '@/domain/places/placePoint'
import '@/styles/map.css'
import styles from './RouteFigure.module.css'

interface Props {
  origin: PlacePoint | undefined
  dest: PlacePoint | undefined
  km: number | undefined
}

const WIDTH = 320
const HEIGHT = 236
/** Padding around the two ends, larger above for the flag. */
const LEFT = 56
const TOP = 88
const BOTTOM = 36

/** A sketch of the two ends, north up, not a map. */
export function RouteFigure({ origin, dest, km }: Props) {
  const ends = origin && dest && km !== undefined ? placeEnds(origin, dest) : undefined
  return (
    <figure
      className={`${styles.figure} rounded-16 relative clip`}
      data-known={ends !== undefined || undefined}
    >
      <svg
        className={`${styles.sketch} full`}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <rect className={styles.land} width={WIDTH} height={HEIGHT} />
        <path className={styles.park} d="M-20-20h120q10 60-30 84t-90 6z" />
        <path className={styles.water} d="M-20 206c90-34 150 40 240 8s90-22 120-16v60H-20z" />
        <path
          className={styles.road}
          d="M-20 92c110-18 190 34 360 10M96-20c-8 90 36 150 24 280M236-20c14 90-28 170-6 280"
        />
        {ends && <Ride {...ends} />}
      </svg>
      <figcaption className={`${styles.caption} pill text-14 semibold tabular on-surface`}>
        {km === undefined ? '출발지와 도착지를 골라 주세요' : straightDistanceLabel(km)}
      </figcaption>
    </figure>
  )
}

interface Ends {
  x1: number
  y1: number
  x2: number
  y2: number
}

function Ride({ x1, y1, x2, y2 }: Ends) {
  const bend = (x2 - x1) / 2
  const way = `M${x1} ${y1}C${x1 + bend} ${y1} ${x2 - bend} ${y2} ${x2} ${y2}`
  return (
    <>
      <path className={styles.way} d={way} />
      <path className={styles.wayDots} d={way} />
      <circle className={styles.start} cx={x1} cy={y1} r="8" />
      <g transform={`translate(${x2} ${y2})`}>
        <path className={styles.flag} d="M0 2C-7-9-19-16-19-30a19 19 0 0 1 38 0C19-16 7-9 0 2Z" />
        <circle className={styles.flagFace} cy="-30" r="9" />
      </g>
    </>
  )
}

function placeEnds(origin: PlacePoint, dest: PlacePoint): Ends {
  const east = (dest.lng - origin.lng) * Math.cos((origin.lat * Math.PI) / 180)
  const south = origin.lat - dest.lat
  const room = { x: (WIDTH - 2 * LEFT) / 2, y: (HEIGHT - TOP - BOTTOM) / 2 }
  const scale = Math.min(
    room.x / Math.max(Math.abs(east), 1e-9),
    room.y / Math.max(Math.abs(south), 1e-9),
  )
  const middle = { x: WIDTH / 2, y: TOP + room.y }
  return {
    x1: Math.round(middle.x - east * scale),
    y1: Math.round(middle.y - south * scale),
    x2: Math.round(middle.x + east * scale),
    y2: Math.round(middle.y + south * scale),
  }
}
