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

const READER = 'src/repository/firestore/firestoreSdk.ts'

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

  return {
    /** Code and styles of a module that is loaded on demand, with what it imports. @throws when the build has no such module. */
    filesBehind(module: string): string[] {
      const chunks = closure(module, new Set())
      if (chunks.length === 0) throw new Error(`The build has no module ${module}.`)
      return codeAndStyles(chunks)
    },

    /**
     * @param modules files of the modules that a page and its layouts are loaded from
     * @param isReading Does the page read documents as soon as it is there?
     * @throws when the build has no chunk for one of them.
     */
    filesOf(modules: readonly string[], isReading: boolean): PageFiles {
      const missing = modules.find((module) => !manifest[module])
      if (missing !== undefined) throw new Error(`The build has no module ${missing}.`)
      const seen = new Set<string>()
      const shell = shellOf(seen)
      const chunks = [...shell, ...modules.flatMap((module) => closure(module, seen))]
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
