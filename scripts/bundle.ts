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

/** Is a module brought along by `root`, at once and not on demand? */
function broughtAlongBy(root: string) {
  let brought: Set<string> | undefined
  const collect = (id: string, graph: ModuleGraph, seen: Set<string>) => {
    if (seen.has(id)) return seen
    seen.add(id)
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? [])
      collect(imported, graph, seen)
    return seen
  }
  return (id: string, graph: ModuleGraph) => {
    brought ??= collect(root, graph, new Set())
    return id !== root && brought.has(id)
  }
}

/** Does nobody ask for a module but the pages of a folder, which are loaded on demand? */
function isOnlyFor(folder: string) {
  const known = new Map<string, boolean>()
  const ask = (id: string, graph: ModuleGraph): boolean => {
    if (id.startsWith(folder)) return true
    const answer = known.get(id)
    if (answer !== undefined) return answer
    // Modules that import each other do not speak for each other.
    known.set(id, true)
    const info = graph.getModuleInfo(id)
    const askers = info ? [...info.importers, ...info.dynamicImporters] : []
    const isOnly = askers.length > 0 && askers.every((asker) => ask(asker, graph))
    known.set(id, isOnly)
    return isOnly
  }
  return ask
}

const isOnlyForStaff = isOnlyFor(projectFile('src/pages/staff/'))
const isShell = broughtAlongBy(projectFile('src/main.tsx'))
const isFirstVisit = broughtAlongBy(projectFile('src/pages/home/HomePage.tsx'))

/** What the other pages share: small parts of ours. Libraries stay in files of their own, loaded where they are used. */
const pageParts =
  /src\/(?:ui\/(?!Tabs|TextField|TextAreaField|useFormField|fieldRule)|domain\/|platform\/|stores\/|services\/)|node_modules\/lucide-react\//
/** The typed fields of a form and what they stand on, for the pages that have one. */
const formParts =
  /src\/ui\/(?:TextField|TextAreaField|useFormField|fieldRule)\b|node_modules\/(?:react-hook-form|@hookform)\//
/** What everything remote stands in. */
const remoteParts = /src\/app\/RemoteFrame|node_modules\/@tanstack\//

export const bundleOptions: BuildOptions['rolldownOptions'] = {
  output: {
    // The entry names every stylesheet of every page; a hash is name enough.
    assetFileNames: 'assets/[hash:7][extname]',
    chunkFileNames: 'assets/[name]-[hash:7].js',
    codeSplitting: {
      groups: [
        // A handful of files instead of a hundred: no page waits for many answers, and words are packed together.
        // React is a file of its own, run by itself: no tap waits for everything to be run at once.
        {
          priority: 4,
          name: 'react',
          test: /rolldown\/runtime|node_modules\/(?:react|react-dom|scheduler)\//,
        },
        { priority: 3, name: (id, graph) => (isShell(id, graph) ? 'shell' : null) },
        {
          priority: 2,
          minShareCount: 2,
          name: (id, graph) => (isFirstVisit(id, graph) ? 'shared' : null),
        },
        // What only the agit's screens share is no parent's to load.
        {
          priority: 2,
          minShareCount: 2,
          name: (id, graph) => (isOnlyForStaff(id, graph) ? 'staff' : null),
        },
        { priority: 1, minShareCount: 2, name: 'parts', test: pageParts },
        // Every page but the home page asks for them as soon as it is there.
        { priority: 1, name: 'parts', test: /src\/(?:app\/rememberedStores|stores\/session)\b/ },
        { priority: 0, name: 'forms', test: formParts },
        { priority: 0, name: 'remote', test: remoteParts },
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
