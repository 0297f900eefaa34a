import type { PictureSource } from '../site/picture'
import type { LatLng } from './geo'
import type { WeeklyHours } from './openingHours'

export interface BranchImage {
  picture: PictureSource
  alt: string
}

/** preparing: shown, not booked yet · closed: shown only with what was booked (specification 7, section 3) */
export const branchStatuses = ['open', 'preparing', 'closed'] as const
export type BranchStatus = (typeof branchStatuses)[number]

export const branchStatusLabels: Record<BranchStatus, string> = {
  open: '운영 중',
  preparing: '준비 중',
  closed: '종료',
}

/** What a card needs of a branch. */
export interface BranchContact extends LatLng {
  id: string
  name: string
  district: string
  phone: string
  addressShort: string
  hours: WeeklyHours
  status: BranchStatus
}

/** The list and map data of a branch (specification 1, section 3). */
export interface BranchSummary extends BranchContact {
  thumbnail: BranchImage
}

/** Where a branch of a document has nothing yet (specification 7, section 3). */
export const BEING_PREPARED = '준비 중이에요.'

export const isListed = ({ status }: Pick<BranchContact, 'status'>): boolean => status !== 'closed'

export const isBookable = ({ status }: Pick<BranchContact, 'status'>): boolean => status === 'open'

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

export const phoneHref = ({ phone }: Pick<Branch, 'phone'>): string => `tel:${phone}`

/** What the agit writes of a branch (`branches/{id}`); pictures, amenities and spots are the code's. */
export interface BranchDocument {
  id: string
  name: string
  district: string
  address: string
  addressShort: string
  addressJibun: string
  phone: string
  point: LatLng
  hours: WeeklyHours
  floor: string
  parking: string
  introTitle: string
  introText: string
  tips: readonly string[]
  status: BranchStatus
}

export const contactOfDocument = (document: BranchDocument): BranchContact => {
  const { id, name, district, phone, addressShort, hours, status, point } = document
  return { id, name, district, phone, addressShort, hours, status, ...point }
}

/** What the code has of a sample, and no document holds. */
export type BranchMedia = Pick<
  Branch,
  'thumbnail' | 'wayfinding' | 'images' | 'facts' | 'amenities' | 'spots'
>

/** A branch by its document, with what the code has beside. */
export function branchOf(document: BranchDocument, media: BranchMedia): Branch {
  const { thumbnail, wayfinding, images, facts, amenities, spots } = media
  const { point, parking, tips, ...written } = document
  return {
    ...{ thumbnail, wayfinding, images, facts, amenities, spots },
    ...written,
    ...point,
    parkingSummary: parking,
    landmarkTips: tips,
  }
}
