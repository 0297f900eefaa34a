import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'vite'

/** What keeps the scripts of a first visit few and small: see docs/decisions/0012. */

const MEASURING = /if \(init\.instrumentations\) \{[\s\S]*?\n {2}\}\n/

/** Without the router's hooks for measuring tools, which nobody passes. */
function withoutMeasuring(code: string): string {
  if (code.includes('function createRouter(') && !MEASURING.test(code)) {
    throw new Error('The router has changed: see withoutMeasuring in scripts/bundle.ts.')
  }
  return code.replace(MEASURING, '')
}

/**
 * The router's components are values that look as if making them did something, and carry names for developer tools. Told
 * otherwise, the build leaves out those that nobody uses.
 */
export function withoutUnusedComponents(): Plugin {
  return {
    name: 'without-unused-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/production\// },
      handler: (code) => ({
        code: withoutMeasuring(code)
          .replace(/^\s*\w+\.displayName = "[\w.]+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}

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
  /src\/(?:ui\/(?!Tabs)|domain\/|platform\/|stores\/|services\/)|node_modules\/lucide-react\//

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
      ],
    },
  },
  treeshake: {
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
    moduleSideEffects: [{ test: /node_modules\/idb\//, sideEffects: false }],
    manualPureFunctions: [
      // The SDK's use statistics: a day's heartbeat in a database on the parent's phone, and a list of versions.
      'registerCoreComponents',
      'registerVersion',
    ],
  },
}

const routerFile = (file: string) =>
  projectFile(`node_modules/react-router/dist/production/${file}`)

export const bundleAliases = [
  // The router's own exports name its development files, with warnings that no parent reads.
  { find: /^react-router$/, replacement: routerFile('index.mjs') },
  { find: /^react-router\/dom$/, replacement: routerFile('dom-export.mjs') },
]
