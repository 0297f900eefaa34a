import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { localBackend } from './emulators/localBackend.ts'

export default defineConfig(({ isPreview }) => ({
  // Preview answers unknown addresses by the rewrites of firebase.json, not by Vite's own.
  appType: isPreview ? 'mpa' : 'spa',
  plugins: [react(), localBackend()],
  resolve: {
    alias: {
      '@': fileURLToPath(new URL('src', import.meta.url)),
      '@firebase/webchannel-wrapper/bloom-blob': fileURLToPath(
        new URL('src/repository/numericDocumentId.ts', import.meta.url),
      ),
    },
  },
  server: { host: '127.0.0.1', port: 5173 },
  preview: { host: '127.0.0.1', port: 4173 },
  define: { 'import.meta.env.VITE_BUILD_YEAR': JSON.stringify(String(new Date().getFullYear())) },
  build: {
    target: 'es2022',
    manifest: true,
    // A per cent and a half smaller than the built-in minifier, over the wire.
    minify: 'terser',
    terserOptions: { compress: { passes: 2 }, module: true },
    // Only styles are named beside a page's code: naming every shared module would cost the first visit a kibibyte.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
    },
  },
}))
