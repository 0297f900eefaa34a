import { fileURLToPath } from 'node:url'
import type { BuildOptions, Rolldown } from 'vite'

/** What shares a file, so that no page waits for many answers: see docs/decisions. */
type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
const ROUTES = /\/src\/app\/routing\/\w*[rR]outes\.tsx?$/

/** The library of typed forms, and the fields that use it. */
const FORMS = /\/node_modules\/react-hook-form\//
const FIELD = /\/(?:node_modules|src\/ui)\//
/** Every page that draws an icon imports the list of all: whose an icon is, only the bundler knows. */
const ICON = /\/node_modules\/lucide-react\//
/** What fewer pages of guests have in common lies in small files, which the others do not load. */
const SHARED_BY = 6

/** A module and everything that it imports at once. */
function closure(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closure(imported, graph, seen)
  return seen
}

/** What every page has, and which pages each other module belongs to. */
function readPages(graph: ModuleGraph) {
  const shell = closure(ENTRY, graph)
  const pages = [...shell]
    .filter((id) => ROUTES.test(id))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const pagesOf = new Map<string, string[]>()
  for (const page of pages)
    for (const id of closure(page, graph)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page])
  return { shell, pagesOf }
}

let read: ReturnType<typeof readPages> | undefined

/** The file that a module shares with others, by who needs it; nothing where that is a page or two. */
function fileOf(id: string, graph: ModuleGraph): string | null {
  read ??= readPages(graph)
  if (id === ENTRY || ICON.test(id)) return null
  if (read.shell.has(id)) return 'shell'
  const pages = read.pagesOf.get(id) ?? []
  const guests = pages.filter((page) => !/\/src\/pages\/(?:my|staff)\//.test(page))
  if (FIELD.test(id) && [...closure(id, graph)].some((one) => FORMS.test(one))) return 'forms'
  if (pages.length > 1 && guests.some((page) => page.includes('/src/pages/home/'))) return 'home'
  if (guests.length >= SHARED_BY) return 'booking'
  if (guests.length > 0 || pages.length < 2) return null
  return pages.every((page) => page.includes('/src/pages/staff/')) ? 'agit' : 'member'
}

export const bundleOptions: BuildOptions['rolldownOptions'] = {
  output: {
    // The entry names every stylesheet of every page; a hash is name enough.
    assetFileNames: 'assets/[hash:7][extname]',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        // React is a file of its own, run by itself: no tap waits for everything to be run at once.
        {
          name: 'react',
          test: /node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/reactRoot\.ts$/,
          priority: 2,
        },
        // The router with the frame of the pages, forms, what the home page shares, then what pages where one books, members and the agit do.
        { name: fileOf, priority: 1 },
      ],
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
