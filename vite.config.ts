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
  build: { target: 'es2022', manifest: true },
}))
