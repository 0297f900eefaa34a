import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestChunk {
  file: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

/** What a page needs of the built files, as addresses on the site. */
export interface PageFiles {
  entry: string
  /** React, which runs by itself before the entry asks for it. */
  react: string
  /** Modules of the page itself and of what both import, without the entry. */
  modules: string[]
  /** Modules that the page loads by itself as soon as it is there: the document reader of a page that reads. */
  laterModules: string[]
  /** Stylesheets in the order of the cascade; the first ones are the entry's. */
  styles: string[]
  /** Stylesheets of the page alone. */
  pageStyles: string[]
}

interface Surroundings {
  /** Does the page read documents as soon as it is there? */
  isReading: boolean
  /** Modules of the layouts around the page. */
  frames: readonly string[]
}

const READER = 'src/repository/firestoreSdk.ts'

const addressOf = (file: string) => `/${file}`
const unique = (values: string[]) => [...new Set(values)]

/** Reads the client build's manifest. */
export function readSiteManifest(outDir: string) {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  )
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const entry = entryKey === undefined ? undefined : manifest[entryKey]
  if (entryKey === undefined || entry === undefined) throw new Error('The build has no entry.')

  /** A chunk and everything it imports statically, imports first, the entry left out. */
  const closure = (key: string, seen: Set<string>): ManifestChunk[] => {
    const chunk = manifest[key]
    if (key === entryKey || chunk === undefined || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((imported) => closure(imported, seen)), chunk]
  }

  /** What every page has, imports first. */
  const shellOf = (seen: Set<string>) =>
    (entry.imports ?? []).flatMap((imported) => closure(imported, seen))

  const codeAndStyles = (chunks: ManifestChunk[]) =>
    unique(chunks.flatMap(({ file, css = [] }) => [file, ...css].map(addressOf)))

  const pageName = (key: string) => /^src\/pages\/.*\/(\w+Page)\.tsx$/.exec(key)?.[1]

  return {
    /** Code and styles of a module that is loaded on demand, with what it imports. @throws when the build has no such module. */
    filesBehind(module: string): string[] {
      const chunks = closure(module, new Set())
      if (chunks.length === 0) throw new Error(`The build has no module ${module}.`)
      return codeAndStyles(chunks)
    },

    /** Scripts and styles that each page needs beside those of every page, by its component's name. */
    filesOfPages(): Record<string, string[]> {
      const ofEveryPage = new Set<string>()
      shellOf(ofEveryPage)
      const rows = Object.keys(manifest).flatMap((key) => {
        const page = pageName(key)
        if (page === undefined) return []
        return [[page, codeAndStyles(closure(key, new Set(ofEveryPage)))] as const]
      })
      return Object.fromEntries(rows)
    },

    /** Files of the page whose module has this name. @throws when no module has it. */
    filesOf(page: string, { isReading, frames }: Surroundings): PageFiles {
      const key = Object.keys(manifest).find(
        (name) => name.startsWith('src/pages/') && name.endsWith(`/${page}.tsx`),
      )
      if (key === undefined) throw new Error(`The build has no page ${page}.`)
      const seen = new Set<string>()
      const shell = shellOf(seen)
      const chunks = [...shell, ...[...frames, key].flatMap((needed) => closure(needed, seen))]
      const react = shell.find(({ file }) => /\/react-[^/]+$/.test(file))
      if (!react) throw new Error('The build has no file for React.')
      const later = isReading ? closure(READER, seen) : []
      const pageStyles = unique(chunks.flatMap(({ css = [] }) => css.map(addressOf)))
      return {
        entry: addressOf(entry.file),
        react: addressOf(react.file),
        modules: unique(chunks.map(({ file }) => addressOf(file))).filter(
          (address) => address !== addressOf(react.file),
        ),
        styles: unique([...(entry.css ?? []).map(addressOf), ...pageStyles]),
        pageStyles,
        laterModules: later.map(({ file }) => addressOf(file)),
      }
    },
  }
}
