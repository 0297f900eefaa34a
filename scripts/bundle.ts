import { fileURLToPath } from 'node:url'
import type { BuildOptions, Rolldown } from 'vite'

/** Which modules share a file: see docs/decisions. */
type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>

const ENTRY = fileURLToPath(new URL('../src/main.tsx', import.meta.url))
const ROUTES = /\/src\/app\/routing\/\w*[rR]outes\.tsx?$/

/** Runs on every page once it rests. */
const LATE = /\/src\/app\/notices\/startDeferred\.tsx$/

const FORMS = /\/node_modules\/react-hook-form\//
const FIELD = /\/(?:node_modules|src\/ui)\//
const LITE =
  /\/src\/repository\/firestore\/firestoreSdk\.ts$|\/@firebase\/firestore\/dist\/lite\/|\/webchannel-wrapper\/dist\/bloom/
/** Pages import the list of all icons; only the bundler knows which page draws which. */
const ICON = /\/node_modules\/lucide-react\//
/** Modules of fewer guest pages are in small files, which other pages do not load. */
const SHARED_BY = 6

function closure(id: string, graph: ModuleGraph, seen = new Set<string>()): Set<string> {
  if (seen.has(id)) return seen
  seen.add(id)
  for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) closure(imported, graph, seen)
  return seen
}

function readPages(graph: ModuleGraph) {
  const shell = closure(ENTRY, graph)
  const pages = [...shell]
    .filter((id) => ROUTES.test(id))
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
  const pagesOf = new Map<string, string[]>()
  for (const page of pages)
    for (const id of closure(page, graph)) pagesOf.set(id, [...(pagesOf.get(id) ?? []), page])
  const late = [...shell]
    .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => LATE.test(id))
  return { shell, pagesOf, late: new Set(late.flatMap((id) => [...closure(id, graph)])) }
}

let read: ReturnType<typeof readPages> | undefined

/** The file that a module shares, by the pages that need it; null for a page or two. */
function fileOf(id: string, graph: ModuleGraph): string | null {
  read ??= readPages(graph)
  if (id === ENTRY || ICON.test(id)) return null
  if (read.shell.has(id)) return 'shell'
  if (read.late.has(id)) return null
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
    // A hash is enough: the entry names every stylesheet.
    assetFileNames: 'assets/[hash:7][extname]',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    codeSplitting: {
      includeDependenciesRecursively: false,
      groups: [
        // React runs in a task of its own: no tap waits for everything to run at once.
        {
          name: 'react',
          test: /node_modules\/(?:react|react-dom|scheduler)\/|\/src\/app\/reactRoot\.ts$/,
          priority: 2,
        },
        // What the listening SDK shares with lite stays with lite, which is loaded first: in a file of its own both would cost more.
        { name: 'firestoreSdk', test: LITE, priority: 2 },
        // Shared modules: router and frame, forms, the home page, then pages for booking, members and staff.
        { name: fileOf, priority: 1 },
      ],
    },
  },
  treeshake: {
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
    moduleSideEffects: [{ test: /node_modules\/idb\//, sideEffects: false }],
    // The SDK's use statistics: see docs/decisions/0041.
    manualPureFunctions: ['registerCoreComponents', 'registerVersion'],
  },
}
