import { paths } from '@/domain/site/paths'

interface NavigationItem {
  to: string
  label: string
  /** `path` in lower case. */
  isActive: (path: string) => boolean
}

/** `path` as `comparablePath` gives it. */
export const isWithin = (base: string) => (path: string) =>
  path === base || path.startsWith(`${base}/`)
const isHome = (path: string) => path === paths.home || path === paths.services
const isAccountArea = (path: string) => isWithin(paths.pickup)(path) || isWithin(paths.my)(path)
const isOfAccount = (path: string) =>
  isAccountArea(path) || path === paths.family || path === paths.staffJoin

/** 「주 메뉴」 (specification 3, section 2). */
const mainMenu: readonly NavigationItem[] = [
  { to: paths.home, label: '서비스 소개', isActive: isHome },
  { to: paths.branches, label: '지점 안내', isActive: isWithin(paths.branches) },
  { to: paths.space, label: '공간 소개', isActive: isWithin(paths.space) },
  { to: paths.pickup, label: '내 정보', isActive: isOfAccount },
]

const isReservation = (path: string) => isWithin(paths.pickup)(path) && path !== paths.pickupApply

const isOfProfile = (path: string) =>
  isWithin(paths.myProfile)(path) ||
  [paths.myPlaces, paths.myFamily, paths.myStatement].some((own) => own === path)

const myMenu: readonly NavigationItem[] = [
  { to: paths.pickup, label: '픽업 예약', isActive: isReservation },
  { to: paths.myBookings, label: '내 예약', isActive: isWithin(paths.myBookings) },
  { to: paths.myMemberships, label: '멤버십', isActive: isWithin(paths.myMemberships) },
  { to: paths.myChildren, label: '자녀', isActive: isWithin(paths.myChildren) },
  { to: paths.myProfile, label: '프로필', isActive: isOfProfile },
]

interface MenuLink {
  to: string
  label: string
  isActive: boolean
}

/** The router ignores case and a trailing slash, so do the menus. */
export const comparablePath = (pathname: string): string =>
  pathname.toLowerCase().replace(/(.)\/+$/, '$1')

const linksFor = (menu: readonly NavigationItem[], pathname: string): MenuLink[] =>
  menu.map(({ to, label, isActive }) => ({
    to,
    label,
    isActive: isActive(comparablePath(pathname)),
  }))

export const mainMenuFor = (pathname: string): MenuLink[] => linksFor(mainMenu, pathname)

export const myMenuFor = (pathname: string): MenuLink[] =>
  isAccountArea(comparablePath(pathname)) ? linksFor(myMenu, pathname) : []
