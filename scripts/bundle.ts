import { fileURLToPath } from 'node:url'
import type { BuildOptions, Plugin } from 'vite'

/** What keeps the scripts of a first visit few and small: see docs/decisions/0012. */

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
        code: code
          .replace(/^\s*\w+\.displayName = "[\w.]+";$/gm, '')
          .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}

const projectFile = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))

/** Parts that most pages share: one file instead of a dozen, so that no page waits for many answers. */
const sharedParts = [
  'rolldown/runtime',
  'node_modules/react/',
  'src/ui/(?:Button|ButtonLink|Card|Container|Picture|RadioRow|Section|SectionBoundary|StateMessage|Tag|buttonLook)\\b',
  'src/content/(?:home|pictures|pictureManifest|simulationNotice)\\b',
  'src/domain/(?:plans|planPrice|money|safeUrl)\\b',
  'src/repository/parseDocuments\\b',
  'src/platform/(?:useMediaQuery|useOnScreen)\\b',
]

export const bundleOptions: BuildOptions['rolldownOptions'] = {
  output: {
    // The entry names every stylesheet of every page; a hash is name enough.
    assetFileNames: 'assets/[hash][extname]',
    codeSplitting: {
      groups: [{ name: 'shared', test: new RegExp(sharedParts.join('|')) }],
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
