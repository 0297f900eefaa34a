import type { Plugin } from 'vite'
import { type VitePluginPWAAPI, VitePWA } from 'vite-plugin-pwa'
import { webManifest, webManifestFile } from './webManifest.ts'

/** The part of the build that makes the site installable and usable offline. */
export interface OfflineSite {
  /** For the client build only: writes the web manifest and links it. */
  plugins: Plugin[]
  /** Writes `sw.js`, once every file of the site stands. `shell`: addresses that a device keeps from its first visit on. */
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
      },
    },
  })
  const api = plugins.map((plugin): VitePluginPWAAPI | undefined => plugin.api).find(Boolean)
  if (!api) throw new Error('vite-plugin-pwa has no API.')
  return {
    // The plugin would write the worker right after the client build, before `200.html` and the pages are there.
    plugins: plugins.map(({ closeBundle: _, ...plugin }) => plugin),
    async writeServiceWorker(shell) {
      globPatterns.push(...shell.map((address) => address.slice(1)))
      await api.generateSW()
    },
  }
}
