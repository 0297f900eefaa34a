import type { Plugin } from 'vite'
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa'
import { licenceFiles } from '../licences/licenceFiles.ts'
import { webManifest, webManifestFile } from './webManifest.ts'

export interface OfflineSite {
  /** Client build only: writes the web manifest and links it. */
  plugins: Plugin[]
  /** Writes `sw.js`, last of all files. `shell`: addresses that a device keeps from its first visit. */
  writeServiceWorker: (shell: readonly string[]) => Promise<void>
}

export function offlineSite(): OfflineSite {
  const globPatterns: string[] = []
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src',
    filename: 'sw.ts',
    injectRegister: false,
    includeManifestIcons: false,
    manifest: webManifest,
    manifestFilename: webManifestFile,
    injectManifest: { globPatterns, rollupFormat: 'iife', sourcemap: false },
    integration: {
      configureCustomSWViteBuild: (config) => {
        config.logLevel = 'warn'
        config.build = { ...config.build, license: { fileName: licenceFiles.worker } }
      },
    },
  })
  const api = plugins.map((plugin): VitePluginPWAAPI | undefined => plugin.api).find(Boolean)
  if (!api) throw new Error('vite-plugin-pwa has no API.')
  return {
    // The plugin would write the worker before `200.html` and the pages exist.
    plugins: plugins.map(({ closeBundle: _, ...plugin }) => plugin),
    async writeServiceWorker(shell) {
      globPatterns.push(...shell.map((address) => address.slice(1)))
      await api.generateSW()
    },
  }
}
