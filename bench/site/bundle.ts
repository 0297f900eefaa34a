import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build } from 'vite'

export interface Bundle {
  code: string
  css: string
}

/** A bench module with its imports from the site, as one script with its exports in `bench`. */
export async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { '@': fileURLToPath(new URL('../../src', import.meta.url)) } },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry, formats: ['iife'], name: 'bench', fileName: 'bench' },
    },
  })
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []))
  const text = (file: (typeof files)[number]) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : ''
  const script = files.find((file) => file.type === 'chunk')
  if (script?.type !== 'chunk') throw new Error(`${entry} could not be bundled.`)
  return { code: script.code, css: files.map(text).join('') }
}
