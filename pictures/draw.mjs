// Draws every picture of the site: `npm run draw`, or `npm run draw -- hero` for the names that match, `brand` for the icons.
import { mkdir, readdir, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { writeBrand } from './src/brand.mjs'
import { list } from './src/list.mjs'
import { writeManifest } from './src/manifest.mjs'
import { writePicture } from './src/write.mjs'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))
const MEDIA = at('../public/media')
const only = process.argv[2] && new RegExp(process.argv[2])

await mkdir(MEDIA, { recursive: true })
for (const [name, picture] of Object.entries(list)) {
  if (only && !only.test(name)) continue
  const bytes = await writePicture(MEDIA, name, picture)
  console.log(String(Math.round(bytes / 1024)).padStart(4), 'KiB', name)
}

const drawn = /^(.+?)(@2x)?\.(avif|webp)$/
for (const file of await readdir(MEDIA)) {
  const name = drawn.exec(file)?.[1]
  if (name && !(name in list)) await rm(`${MEDIA}/${file}`)
}
if (!only || only.test('brand')) await writeBrand(at('../public'))
await mkdir(at('../src/content'), { recursive: true })
await writeManifest(at('../src/content/pictureManifest.ts'), list)
