/**
 * Every address of the site, in one typed table (specification 1, section 2). Links and the router both read it.
 * The branch suggestion route is declared with two slashes and linked to with one: a link that starts with
 * two slashes would leave the site.
 */
export const paths = {
  home: '/',
  services: '/services',
  about: '/about',
  aboutCare: '/about/care',
  aboutTime: '/about/time',
  aboutSafety: '/about/safety',
  more: '/more',
  supportReserve: '/support/reserve',
  support: '/support',
  membership: '/membership',
  membershipTimepass: '/membership/timepass',
  membershipSubscription: '/membership/subscription',
  membershipPrepaid: '/membership/prepaid',
  pickup: '/pickup',
  pickupChild: '/pickup/child',
  pickupDate: '/pickup/date',
  pickupTime: '/pickup/time',
  pickupRoute: '/pickup/route',
  pickupOptions: '/pickup/options',
  pickupReview: '/pickup/review',
  pickupApply: '/pickup/apply',
  topup: '/topup',
  topupPricing: '/pricing/topup',
  care: '/care',
  programs: '/programs',
  snack: '/snack',
  branches: '/branches',
  branchSuggest: '/branches/suggest',
  space: '/space',
  notices: '/notices',
  faq: '/faq',
  terms: '/terms',
  privacy: '/privacy',
  download: '/download',
  login: '/login',
  signup: '/signup',
  my: '/my',
  myBookings: '/my/bookings',
  myNotes: '/my/notes',
  myMemberships: '/my/memberships',
  myChildren: '/my/children',
  myProfile: '/my/profile',
  myPlaces: '/my/places',
  staff: '/staff',
  staffCare: '/staff/care',
  staffOrders: '/staff/orders',
  staffInbox: '/staff/inbox',
  staffPrograms: '/staff/programs',
  staffContent: '/staff/content',
} as const

/** Address of a branch's detail page. */
export const branchPath = (id: string): string => `${paths.branches}/${encodeURIComponent(id)}`

/** Address of a program's detail and booking page. */
export const programPath = (id: string): string => `${paths.programs}/${encodeURIComponent(id)}`

/** What `/care` is opened with, each chosen there if it can be. */
export interface CareChoice {
  child?: string
  branch?: string
  pass?: string
  /** The session's row is chosen, too. */
  session?: string
}

/** Address of 「돌봄 예약」 with some of it chosen. */
export const carePath = (choice: CareChoice): string =>
  `${paths.care}?${new URLSearchParams(Object.entries(choice))}`

/** Address of the notes of one day. */
export const notesOfDayPath = (day: string): string =>
  `${paths.myNotes}?${new URLSearchParams({ day })}`

/** One leading slash only, as the router needs it: `//branches/suggest` typed into the address bar is a page of ours. */
export const collapseSlashes = (pathname: string): string => pathname.replace(/\/{2,}/g, '/')

const known: readonly string[] = Object.values(paths)

/**
 * The route that an address belongs to, for reports: an id becomes `:id` and an address of nobody's `*`, so that
 * whatever was typed into the address bar stays there.
 */
export function routePattern(pathname: string): string {
  const path = collapseSlashes(pathname).replace(/(.)\/$/, '$1')
  const [, parent] = /^(\/(?:branches|programs))\/[^/]+$/.exec(path) ?? []
  if (known.includes(path)) return path
  return parent ? `${parent}/:id` : '*'
}
