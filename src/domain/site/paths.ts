/** Every address (specification 1, section 2). The suggestion route has two slashes, its link one: `//…` would leave the site. */
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
  myStatement: '/my/statement',
  myChildren: '/my/children',
  myProfile: '/my/profile',
  myPlaces: '/my/places',
  myFamily: '/my/family',
  family: '/family',
  staff: '/staff',
  staffCare: '/staff/care',
  staffOrders: '/staff/orders',
  staffInbox: '/staff/inbox',
  staffPrograms: '/staff/programs',
  staffReport: '/staff/report',
  staffContent: '/staff/content',
  staffFamilies: '/staff/families',
  staffPeople: '/staff/people',
  staffSettings: '/staff/settings',
  staffJoin: '/staff/join',
} as const

/** Written by the build: no page, but a file of notices of everything that others made. */
export const licencesPath = '/licences.txt'

export const branchPath = (id: string): string => `${paths.branches}/${encodeURIComponent(id)}`

export const programPath = (id: string): string => `${paths.programs}/${encodeURIComponent(id)}`

export const staffFamilyPath = (uid: string): string =>
  `${paths.staffFamilies}/${encodeURIComponent(uid)}`

/** Preselection on `/care`. */
export interface CareChoice {
  child?: string
  branch?: string
  pass?: string
  session?: string
}

export const carePath = (choice: CareChoice): string =>
  `${paths.care}?${new URLSearchParams(Object.entries(choice))}`

export const notesOfDayPath = (day: string): string =>
  `${paths.myNotes}?${new URLSearchParams({ day })}`

/** The router needs one leading slash: `//branches/suggest` typed by hand is our page. */
export const collapseSlashes = (pathname: string): string => pathname.replace(/\/{2,}/g, '/')

const known: readonly string[] = Object.values(paths)

/** The route of a path, for reports: ids become `:id` and unknown paths `*`, so that nothing typed by a person is sent. */
export function routePattern(pathname: string): string {
  const path = collapseSlashes(pathname).replace(/(.)\/$/, '$1')
  const [, parent] = /^(\/(?:branches|programs|staff\/families))\/[^/]+$/.exec(path) ?? []
  if (known.includes(path)) return path
  return parent ? `${parent}/:id` : '*'
}
