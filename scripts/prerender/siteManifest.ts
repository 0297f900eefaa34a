import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface ManifestChunk {
  file: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
}

export interface PageFiles {
  entry: string
  react: string
  /** Of the page and what it imports, without the entry. */
  modules: string[]
  /** In the order of the cascade; the entry's come first. */
  styles: string[]
  pageStyles: string[]
}

const addressOf = (file: string) => `/${file}`
const unique = (values: string[]) => [...new Set(values)]

export function readSiteManifest(outDir: string) {
  const manifest: Record<string, ManifestChunk> = JSON.parse(
    readFileSync(join(outDir, '.vite/manifest.json'), 'utf8'),
  )
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
  const entry = entryKey === undefined ? undefined : manifest[entryKey]
  if (entryKey === undefined || entry === undefined) throw new Error('The build has no entry.')

  /** A chunk and its static imports, imports first, without the entry. */
  const closure = (key: string, seen: Set<string>): ManifestChunk[] => {
    const chunk = manifest[key]
    if (key === entryKey || chunk === undefined || seen.has(key)) return []
    seen.add(key)
    return [...(chunk.imports ?? []).flatMap((imported) => closure(imported, seen)), chunk]
  }

  const shellOf = (seen: Set<string>) =>
    (entry.imports ?? []).flatMap((imported) => closure(imported, seen))

  const codeAndStyles = (chunks: ManifestChunk[]) =>
    unique(chunks.flatMap(({ file, css = [] }) => [file, ...css].map(addressOf)))

  return {
    /** Code and styles of a lazy module, with its imports. @throws when the build has no such module. */
    filesBehind(module: string): string[] {
      const chunks = closure(module, new Set())
      if (chunks.length === 0) throw new Error(`The build has no module ${module}.`)
      return codeAndStyles(chunks)
    },

    /** `modules`: files of a page and its layouts. @throws when a chunk is missing. */
    filesOf(modules: readonly string[]): PageFiles {
      const missing = modules.find((module) => !manifest[module])
      if (missing !== undefined) throw new Error(`The build has no module ${missing}.`)
      const seen = new Set<string>()
      const shell = shellOf(seen)
      const chunks = [...shell, ...modules.flatMap((module) => closure(module, seen))]
      const react = shell.find(({ file }) => /\/react-[^/]+$/.test(file))
      if (!react) throw new Error('The build has no file for React.')
      const pageStyles = unique(chunks.flatMap(({ css = [] }) => css.map(addressOf)))
      return {
        entry: addressOf(entry.file),
        react: addressOf(react.file),
        modules: unique(chunks.map(({ file }) => addressOf(file))).filter(
          (address) => address !== addressOf(react.file),
        ),
        styles: unique([...(entry.css ?? []).map(addressOf), ...pageStyles]),
        pageStyles,
      }
    },
  }
}
