import type { PictureSource } from '../site/picture'
import type { LatLng } from './geo'
import type { WeeklyHours } from './openingHours'

/** A picture with its words. */
export interface BranchImage {
  picture: PictureSource
  alt: string
}

/** A branch, also called agit, as a list or a map shows it (specification 1, section 3). */
export interface BranchSummary extends LatLng {
  /** Also its address: `/branches/{id}`. */
  id: string
  name: string
  district: string
  thumbnail: BranchImage
  addressShort: string
}

/** A place near a branch where a child is picked up. */
export interface PickupSpot extends LatLng {
  id: string
  title: string
  /** Where exactly to stand: 「약국 앞」. */
  place: string
  addr: string
}

/** A short fact with its value: 「정원」 「24명」. */
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

/** Something a branch has, and how it is there: 「나이별로 나눈 책장」. */
export interface Amenity {
  key: AmenityKey
  title: string
  note: string
}

/** A branch as its own page shows it (specification 1, section 3). */
export interface Branch extends BranchSummary {
  address: string
  addressJibun: string
  phone: string
  hours: WeeklyHours
  floor: string
  /** What to look for on the street. */
  landmarkTips: readonly string[]
  /** 찾아오는 방법: how to come, from where. */
  wayfinding: readonly BranchFact[]
  parkingSummary: string
  images: readonly BranchImage[]
  /** What kind of place it is: a heading and a paragraph. */
  introTitle: string
  introText: string
  facts: readonly BranchFact[]
  amenities: readonly Amenity[]
  spots: readonly PickupSpot[]
}

/** An address without city and district, for a list that stands beside a map: 「왕십리로 77」. */
export const streetOf = (addr: string): string => addr.replace(/^.*[구군] /, '')

// A comma, a slash or a percent sign in the name makes such a link lose its destination, however it is encoded.
const ROUTE_BREAKERS = /[,/%]/g

/** Kakao Maps' route search to a place, by name and position. */
export const kakaoRouteUrl = ({ name, lat, lng }: LatLng & { name: string }): string =>
  `https://map.kakao.com/link/to/${encodeURIComponent(name.replace(ROUTE_BREAKERS, ''))},${lat},${lng}`

/** Naver Maps' page with the way to a place by public transport. */
export const naverRouteUrl = ({ name, lat, lng }: LatLng & { name: string }): string =>
  `https://map.naver.com/p/directions/-/${lng},${lat},${encodeURIComponent(name.replace(ROUTE_BREAKERS, ''))},,/-/transit`

/** The same way in Naver's app; `appName` says who asks, as Naver wants to know (its guide to the address scheme). */
export const naverAppRouteUrl = (
  { name, lat, lng }: LatLng & { name: string },
  appName: string,
): string =>
  `nmap://route/public?${new URLSearchParams({ dlat: String(lat), dlng: String(lng), dname: name, appname: appName }).toString().replaceAll('+', '%20')}`

/** Where a tap calls a branch. */
export const phoneHref = ({ phone }: Branch): string => `tel:${phone}`
