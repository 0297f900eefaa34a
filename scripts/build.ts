import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv } from 'vite'
import { offlineSite } from './offline/offlineSite.ts'
import { buildEarlyScript } from './prerender/earlyScript.ts'
import { pageDocument } from './prerender/pageDocument.ts'
import { readSiteManifest } from './prerender/siteManifest.ts'

/** Builds the site and writes every public page as HTML, so that it paints like a static page and works without script. */

type Prerenderer = typeof import('../src/prerender.tsx')

const outDir = resolve('dist')
const rendererDir = resolve('node_modules/.cache/prerender')

const offline = offlineSite()

await build({ plugins: offline.plugins })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'src/prerender.tsx',
    outDir: rendererDir,
    emptyOutDir: true,
    manifest: false,
    copyPublicDir: false,
  },
})

const { prerender, prerenderedPages }: Prerenderer = await import(
  pathToFileURL(join(rendererDir, 'prerender.js')).href
)
const manifest = readSiteManifest(outDir)
const template = readFileSync('index.html', 'utf8')
const shell = readFileSync(join(outDir, 'index.html'), 'utf8')
// Where no address is configured a sample one stands in; the running page then names its own origin.
const siteUrl = (
  loadEnv('production', process.cwd(), 'VITE_').VITE_SITE_URL || 'https://dodam-agit.example'
).replace(/\/+$/, '')

const earlyScript = await buildEarlyScript()

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(outDir, file)), { recursive: true })
  writeFileSync(join(outDir, file), text)
}

// Addresses without a page of their own (the agit's pages, unknown ids) get the empty shell.
write('200.html', shell)
const pages = prerenderedPages()
for (const { path, start, isReading } of pages) {
  const { html, preloads, head, page, frames, structuredData } = await prerender(path, siteUrl)
  const text = pageDocument(template, {
    path,
    html,
    preloads,
    head,
    files: manifest.filesOf(page, { isReading, frames }),
    styleText: (address) => readFileSync(join(outDir, address), 'utf8').trim(),
    siteUrl,
    start,
    structuredData,
    earlyScript,
  })
  write(path === '/' ? 'index.html' : `${path}.html`, text)
}

// What a link that comes into sight may fetch ahead: see src/app/prefetch.ts.
write('pages.json', JSON.stringify(manifest.filesOfPages()))

const listed = pages.filter(({ isListed }) => isListed)
const address = (path: string) => `<url><loc>${siteUrl}${path}</loc></url>`
write(
  'sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.map(({ path }) => address(path)).join('')}</urlset>\n`,
)
write('robots.txt', `User-agent: *\nDisallow: /my\nSitemap: ${siteUrl}/sitemap.xml\n`)
rmSync(rendererDir, { recursive: true, force: true })
// What a device keeps from the first visit on: the empty shell, the home page and what any page may ask for later.
const home = manifest.filesOf('HomePage', { isReading: true, frames: [] })
await offline.writeServiceWorker([
  '/200.html',
  '/favicon.svg',
  home.entry,
  ...home.modules,
  ...home.styles,
  ...home.laterModules,
  ...manifest.filesBehind('src/app/deferredStartup.tsx'),
  ...manifest.filesBehind('src/app/unsavedWork.ts'),
  ...manifest.filesBehind('src/platform/replayInput.ts'),
])
console.log(`${pages.length} pages written as HTML.`)
