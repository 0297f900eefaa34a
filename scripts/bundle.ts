import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { BuildOptions } from 'vite'

/** What keeps the scripts of a first visit few and small: see docs/decisions/0012. */

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

interface ModuleGraph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    importers: readonly string[]
    dynamicImporters: readonly string[]
  } | null
}

/** The modules that `root` brings along, at once and not on demand, and itself. */
function broughtAlongBy(root: string) {
  const rootId = projectFile(root)
  let brought: Set<string> | undefined
  const collect = (id: string, graph: ModuleGraph, seen: Set<string>) => {
    if (seen.has(id)) return seen
    seen.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      collect(imported, graph, seen)
    return seen
  }
  return (id: string, graph: ModuleGraph) => {
    brought ??= collect(rootId, graph, new Set())
    return brought.has(id)
  }
}

/** Puts what `roots` bring along into one file of this name. */
function fileOf(name: string, ...roots: readonly string[]) {
  const isBrought = roots.map(broughtAlongBy)
  return (id: string, graph: ModuleGraph) =>
    isBrought.some((brings) => brings(id, graph)) ? name : null
}

const ENTRY = 'src/main.tsx'
const shellFile = fileOf('shell', ENTRY)

/** One page of each area where a guest looks something up or books. */
const areas = [
  'branches/BranchesPage',
  'membership/MembershipPage',
  'pickup/PickupApplyPage',
  'pickup/PickupPage',
  'programs/ProgramDetailPage',
  'snack/SnackPage',
  'topup/TopupPage',
].map((page) => broughtAlongBy(`src/pages/${page}.tsx`))

const isInTwoAreas = (id: string, graph: ModuleGraph) =>
  areas.filter((brings) => brings(id, graph)).length > 1

const pages = readdirSync(projectFile('src/pages'), { recursive: true })
  .map((path) => `src/pages/${path}`)
  .filter((path) => path.endsWith('Page.tsx'))
const isOfMembers = (path: string) => path.startsWith('src/pages/my/')
const isOfStaff = (path: string) => path.startsWith('src/pages/staff/')

/** Is a module brought along by one of these? */
function isBroughtBy(roots: readonly string[]) {
  const bringers = roots.map(broughtAlongBy)
  return (id: string, graph: ModuleGraph) => bringers.some((brings) => brings(id, graph))
}

const isOnMyPage = broughtAlongBy('src/pages/my/home/MyPage.tsx')
const isForGuests = isBroughtBy([
  ...pages.filter((path) => !isOfMembers(path) && !isOfStaff(path)),
  'src/app/deferredStartup.tsx',
  'src/app/prefetch.ts',
  'src/features/place-search/PlaceCombobox.tsx',
])
/** The agit's screens, and what a member's visit to a public page loads on demand. */
const isForOthersToo = isBroughtBy([
  ...pages.filter(isOfStaff),
  'src/features/orders/OrderDialog.tsx',
  'src/pages/pickup/MemberBooking.tsx',
  'src/pages/programs/MemberAction.tsx',
  'src/pages/programs/MemberRows.tsx',
])

/** What a member's first page has in common with the others, and with no page of a guest. */
const memberFile = (id: string, graph: ModuleGraph): string | null =>
  isOnMyPage(id, graph) && !isForGuests(id, graph) ? 'member' : null

/** The part of it that the agit's screens have too, or what a member's visit to a public page loads on demand. */
const ridesFile = (id: string, graph: ModuleGraph): string | null =>
  memberFile(id, graph) && isForOthersToo(id, graph) ? 'rides' : null

/**
 * What shares a file. Each group is a set of modules with everything they stand on, less what an earlier group has: so no two
 * files need each other, and a page loads no group that none of its own modules asked for.
 */
const groups = [
  // React is a file of its own, run by itself: no tap waits for everything to be run at once.
  {
    name: 'react',
    test: /node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/reactRoot\.ts$/,
  },
  // Every page waits for all of this: one answer instead of thirty.
  {
    name: (id: string, graph: ModuleGraph) =>
      id === projectFile(ENTRY) ? null : shellFile(id, graph),
  },
  // What the home page has in common with others; nothing else of the groups below is loaded there.
  { minShareCount: 2, name: fileOf('shared', 'src/pages/home/HomePage.tsx') },
  // Reckoning with days, for every page but the home page.
  { name: fileOf('dates', 'src/domain/dates/day.ts') },
  // What every page with remote facts stands in or asks at once: the cache, and who is signed in.
  {
    // Lists that are read page by page are a single page's.
    test: /^(?!.*(?:infiniteQueryObserver|useInfiniteQuery))/,
    name: fileOf(
      'remote',
      'src/app/RemoteFrame.tsx',
      'src/features/account/useChildren.ts',
      'src/remote/failureOf.ts',
      'src/remote/publicQuery.ts',
      'src/remote/useRemoteRead.ts',
    ),
  },
  // What the SDK of Firestore and that of Auth both stand on.
  {
    name: 'firebase',
    test: /node_modules\/(?:@firebase\/(?:app|util|component|logger)|firebase\/app|idb)\//,
  },
  // Two libraries that few pages have: the others must not load them with the small parts below.
  { name: fileOf('calendar', 'src/features/calendar/MonthCalendar.tsx') },
  { name: fileOf('tabs', 'src/ui/Tabs.tsx') },
  // Small parts that the pages of several areas share. Facts about places are large and of few pages.
  {
    minShareCount: 2,
    test: (id: string) => !/\/src\/content\/|\/features\/map\//.test(id),
    name: (id: string, graph: ModuleGraph) => (isInTwoAreas(id, graph) ? 'parts' : null),
  },
  // Of these, maps.
  {
    minShareCount: 2,
    test: /\/features\/map\//,
    name: (id: string, graph: ModuleGraph) => (isInTwoAreas(id, graph) ? 'map' : null),
  },
  // How what was entered is tidied and sent once: for forms, and for a member's page that shows no form.
  {
    name: fileOf(
      'commands',
      'src/domain/account/phone.ts',
      'src/domain/text/tidyText.ts',
      'src/remote/useCommandId.ts',
      'src/repository/sendOnce.ts',
    ),
  },
  // The typed fields of a form and their checks.
  {
    name: fileOf(
      'forms',
      'src/ui/TextField.tsx',
      'src/ui/TextAreaField.tsx',
      'src/ui/fieldRule.ts',
    ),
  },
  // What a member's pages and single pages of guests have in common: none of those may load what follows with it.
  {
    minShareCount: 2,
    test: /node_modules\/date-fns\//,
    name: (id: string, graph: ModuleGraph) => (isOnMyPage(id, graph) ? 'moments' : null),
  },
  { name: fileOf('fare', 'src/domain/pickup/fare.ts') },
  {
    name: fileOf(
      'reservations',
      'src/content/places.ts',
      'src/stores/pickupWizard.ts',
      'src/stores/reservationCart.ts',
      'src/stores/trialRides.ts',
    ),
  },
  {
    name: fileOf(
      'programs',
      'src/content/programs.ts',
      'src/domain/programs/programSelection.ts',
      'src/domain/programs/programSession.ts',
      'src/features/session-booking/seatQueries.ts',
    ),
  },
  { name: fileOf('nextFrame', 'src/platform/nextFrame.ts') },
  { name: fileOf('snackMenu', 'src/domain/snacks/snackMenu.ts') },
  { name: fileOf('snackCart', 'src/domain/snacks/snackCart.ts', 'src/stores/snackCart.ts') },
  { name: fileOf('topupCart', 'src/domain/orders/topup.ts', 'src/stores/topupCart.ts') },
  {
    name: fileOf('route', 'src/content/childAvatar.ts', 'src/features/ride-route/RideRoute.tsx'),
  },
  { name: fileOf('ButtonAnchor', 'src/ui/ButtonAnchor.tsx') },
  { name: fileOf('membershipCart', 'src/stores/membershipCart.ts') },
  { name: fileOf('seen', 'src/repository/seen.ts') },
  { name: fileOf('useArrivalMessage', 'src/features/account/useArrivalMessage.ts') },
  // Who is signed in, and what only their page reads at once.
  {
    name: fileOf(
      'account',
      'src/features/account/session.ts',
      'src/services/account.ts',
      'src/repository/children.ts',
      'src/repository/users.ts',
    ),
  },
  { minShareCount: 2, name: ridesFile },
  { minShareCount: 2, name: memberFile },
]

export const bundleOptions: BuildOptions['rolldownOptions'] = {
  output: {
    // The entry names every stylesheet of every page; a hash is name enough.
    assetFileNames: 'assets/[hash:7][extname]',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    // A handful of files instead of a hundred: no page waits for many answers, and words are packed together.
    codeSplitting: {
      groups: groups.map((group, index) => ({ ...group, priority: groups.length - index })),
    },
  },
  treeshake: {
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
    moduleSideEffects: [{ test: /node_modules\/idb\//, sideEffects: false }],
    // The SDK's use statistics: see docs/decisions/0027.
    manualPureFunctions: ['registerCoreComponents', 'registerVersion'],
  },
}
