import { readdirSync, readFileSync } from 'node:fs'
import picomatch from 'picomatch'

const ignored = picomatch(
  [
    '.git',
    ...readFileSync('.gitignore', 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''))
      .filter(Boolean),
  ],
  { dot: true },
)

/** Files below `folder` that belong to the repository, committed or not, with `/`; git is not asked: an archive has none. */
export function repositoryFiles(folder = ''): string[] {
  return readdirSync(folder || '.', { withFileTypes: true })
    .filter(({ name }) => !ignored(name))
    .flatMap((entry) => {
      const path = folder ? `${folder}/${entry.name}` : entry.name
      return entry.isDirectory() ? repositoryFiles(path) : [path]
    })
    .sort()
}
