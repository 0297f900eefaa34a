import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { localBackend } from './emulators/localBackend.ts'
import { bundleOptions } from './scripts/bundle.ts'
import { leastBrowsers, scriptTarget } from './scripts/leastBrowsers.ts'
import { licenceFiles } from './scripts/licences/licenceFiles.ts'
import { shellTexts } from './scripts/shellTexts.ts'

/** Its own name and four characters of its file: every page carries the names in its styles, its HTML and its script. */
const classNameOf = (name: string, file: string) => {
  const path = relative(import.meta.dirname, file)
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

export default defineConfig(({ isPreview }) => ({
  // Preview answers unknown addresses by the rewrites of firebase.json, not by Vite's own.
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [react(), localBackend(), shellTexts()],
  resolve: { alias: { '@': fileURLToPath(new URL('src', import.meta.url)) } },
  css: { modules: { generateScopedName: classNameOf } },
  server: { host: '127.0.0.1', port: 5173, strictPort: true },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target: scriptTarget,
    cssTarget: leastBrowsers,
    manifest: true,
    license: { fileName: licenceFiles.site },
    rolldownOptions: bundleOptions,
    // Only styles are named beside a page's code: naming every shared module would cost the first visit a kibibyte.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
}))
