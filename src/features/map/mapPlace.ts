import type { LatLng } from '@/domain/places/geo'

/** Something that a map shows at a position. */
export interface MapPlace {
  id: string
  /** Its name, and the accessible name of its marker. */
  label: string
  position: LatLng
  /** A second line, such as a short address. */
  note?: string | undefined
}

/** A place that has a page. */
export interface LinkedPlace extends MapPlace {
  /** Address inside the site. */
  href: string
}

/** Southern markers stand in front of northern ones, as if seen from the south. */
export const markerDepth = ({ lat }: LatLng): number => Math.round((90 - lat) * 1000)

/** What every pickup spot says on a map and in its place (specification 3, section 5). */
export const SPOT_TEXT = '인근 상가에서 픽업 가능'
