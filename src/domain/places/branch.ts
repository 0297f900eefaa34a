import type { PictureSource } from '../site/picture'
import type { LatLng } from './geo'
import type { WeeklyHours } from './openingHours'

export interface BranchImage {
  picture: PictureSource
  alt: string
}

/** The list and map data of a branch (specification 1, section 3). */
export interface BranchSummary extends LatLng {
  id: string
  name: string
  district: string
  thumbnail: BranchImage
  addressShort: string
}

export interface PickupSpot extends LatLng {
  id: string
  title: string
  place: string
  addr: string
}

/** 「정원」 「24명」 */
export interface BranchFact {
  label: string
  value: string
}

export type AmenityKey =
  | 'books'
  | 'nap'
  | 'kitchen'
  | 'toilet'
  | 'locker'
  | 'air'
  | 'firstAid'
  | 'shuttle'

export interface Amenity {
  key: AmenityKey
  title: string
  note: string
}

/** The data of the branch page (specification 1, section 3). */
export interface Branch extends BranchSummary {
  address: string
  addressJibun: string
  phone: string
  hours: WeeklyHours
  floor: string
  landmarkTips: readonly string[]
  wayfinding: readonly BranchFact[]
  parkingSummary: string
  images: readonly BranchImage[]
  introTitle: string
  introText: string
  facts: readonly BranchFact[]
  amenities: readonly Amenity[]
  spots: readonly PickupSpot[]
}

/** Without city and district: 「왕십리로 77」. */
export const streetOf = (addr: string): string => addr.replace(/^.*[구군] /, '')

// Kakao loses the destination if the name has a comma, slash or percent sign, even encoded.
const ROUTE_BREAKERS = /[,/%]/g

/** Kakao Maps route search by name and position. */
export const kakaoRouteUrl = ({ name, lat, lng }: LatLng & { name: string }): string =>
  `https://map.kakao.com/link/to/${encodeURIComponent(name.replace(ROUTE_BREAKERS, ''))},${lat},${lng}`

/** Naver Maps public transport route. */
export const naverRouteUrl = ({ name, lat, lng }: LatLng & { name: string }): string =>
  `https://map.naver.com/p/directions/-/${lng},${lat},${encodeURIComponent(name.replace(ROUTE_BREAKERS, ''))},,/-/transit`

/** The same in Naver's app; its URL scheme requires `appName`. */
export const naverAppRouteUrl = (
  { name, lat, lng }: LatLng & { name: string },
  appName: string,
): string =>
  `nmap://route/public?${new URLSearchParams({ dlat: String(lat), dlng: String(lng), dname: name, appname: appName }).toString().replaceAll('+', '%20')}`

export const phoneHref = ({ phone }: Branch): string => `tel:${phone}`
