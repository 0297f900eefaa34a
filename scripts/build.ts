import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, parse, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, loadEnv, type Plugin } from 'vite'
import { publishedPolicy } from '../emulators/publishedPolicy.ts'
import { company } from '../src/content/company.ts'
import { writeLicences } from './licences/writeLicences.ts'
import { offlineSite } from './offline/offlineSite.ts'
import { filledModule } from './prerender/filledModule.ts'
import { pageDocument } from './prerender/pageDocument.ts'
import { routeFiles } from './prerender/routeFiles.ts'
import { readSiteManifest } from './prerender/siteManifest.ts'
import { builtRelease } from './release.ts'
import { securityText } from './securityText.ts'
import { handOverSourceMaps } from './sourceMaps.ts'

/** Builds the site and writes every public page as HTML, which paints and works without script. */

type Prerenderer = typeof import('../src/prerender.tsx')
type DocumentReader = typeof import('./prerender/publicDocuments.ts')
type SnackReader = typeof import('./prerender/firstSnacks.ts')

const outDir = resolve('dist')
const buildDir = resolve('node_modules/.cache/prerender')
const env = loadEnv('production', process.cwd(), 'VITE_')

async function loadBuilt<Module>(entry: string, plugins: Plugin[] = []): Promise<Module> {
  const folder = join(buildDir, parse(entry).name)
  await build({
    logLevel: 'warn',
    plugins,
    build: { ssr: entry, outDir: folder, emptyOutDir: true, manifest: false, copyPublicDir: false },
  })
  return await import(pathToFileURL(join(folder, `${parse(entry).name}.js`)).href)
}

const { readPublicDocuments } = await loadBuilt<DocumentReader>(
  'scripts/prerender/publicDocuments.ts',
)
const documents = await readPublicDocuments({
  isPublishing: process.argv.includes('--publish'),
}).catch((error: Error) => {
  console.error(error.message)
  process.exit(1)
})
const { readFirstSnacks } = await loadBuilt<SnackReader>('scripts/prerender/firstSnacks.ts')
const filled = [
  filledModule('src/content/firstSnackPictures.ts', {
    firstSnackPictures: await readFirstSnacks(env.VITE_FIRST_SNACKS),
  }),
  ...(documents ? [filledModule('src/remote/builtDocuments.ts', documents)] : []),
]
const offline = offlineSite()

const release = builtRelease(process.env)
await build({ plugins: [...offline.plugins, ...filled], build: { sourcemap: 'hidden' } })
handOverSourceMaps(outDir, release, process.env)
const { prerender, prerenderedPages, priceChangesKnown } = await loadBuilt<Prerenderer>(
  'src/prerender.tsx',
  [...filled, routeFiles()],
)
const manifest = readSiteManifest(outDir)
const template = readFileSync('index.html', 'utf8')
const shell = readFileSync(join(outDir, 'index.html'), 'utf8')
// A sample address if none is configured; the running page uses its own origin.
const siteUrl = (env.VITE_SITE_URL || 'https://dodam-agit.example').replace(/\/+$/, '')

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(outDir, file)), { recursive: true })
  writeFileSync(join(outDir, file), text)
}

// Addresses without a page of their own (staff pages, unknown ids) get the empty shell.
write('200.html', shell)
const pages = prerenderedPages()
for (const { path, start } of pages) {
  const { html, preloads, head, files, structuredData } = await prerender(path, siteUrl)
  const text = pageDocument(template, {
    path,
    html,
    preloads,
    head,
    files: manifest.filesOf(files),
    styleText: (address) => readFileSync(join(outDir, address), 'utf8').trim(),
    siteUrl,
    release,
    start,
    structuredData,
    priceChanges: priceChangesKnown,
  })
  write(path === '/' ? 'index.html' : `${path}.html`, text)
}

const listed = pages.filter(({ isListed }) => isListed)
const address = (path: string) => `<url><loc>${siteUrl}${path}</loc></url>`
write(
  'sitemap.xml',
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${listed.map(({ path }) => address(path)).join('')}</urlset>\n`,
)
write(
  'robots.txt',
  `User-agent: *\nDisallow: /my\nDisallow: /staff\nSitemap: ${siteUrl}/sitemap.xml\n`,
)
write('.well-known/security.txt', securityText(company.email, siteUrl, new Date()))
rmSync(buildDir, { recursive: true, force: true })
// Fault monitoring and emulators need further hosts in the headers of firebase.json.
const hosting = readFileSync('firebase.json', 'utf8')
const published = publishedPolicy(hosting, env)
if (published === hosting) rmSync('firebase.deploy.json', { force: true })
else writeFileSync('firebase.deploy.json', published)
// Kept on a device from the first visit: the empty shell, the home page and what any page may need later.
const home = manifest.filesOf((await prerender('/', siteUrl)).files)
await offline.writeServiceWorker([
  '/200.html',
  '/favicon.svg',
  home.entry,
  ...home.modules,
  ...home.styles,
  ...manifest.filesBehind('src/app/notices/startDeferred.tsx'),
  ...manifest.filesBehind('src/app/notices/hasUnsavedWork.ts'),
])
writeLicences(outDir)
console.log(`${pages.length} pages written as HTML.`)
// A menu that is late is not waited for.
process.exit()
