import { dirname, join } from 'node:path'

/** Where the tests of rooms stand that are not in `src`. */
const ROOTS: readonly (readonly [file: RegExp, tests: string])[] = [
  [/^src\//, 'tests'],
  [/^emulators\//, 'tests/emulators'],
]

function mirroredFolder(file: string, isFolder: (path: string) => boolean): string | undefined {
  const root = ROOTS.find(([start]) => start.test(file))
  if (!root) return undefined
  const [start, tests] = root
  const upwards = (path: string): string | undefined => {
    if (path === '.') return undefined
    const folder = join(tests, path)
    return isFolder(folder) ? folder : upwards(dirname(path))
  }
  return upwards(dirname(file.replace(start, '')))
}

/**
 * The tests that stand where a change stands: a test itself, else the folder of `tests` that mirrors the file's or one
 * above it. Paths are relative to the repository.
 */
export function mirroredTests(
  changed: readonly string[],
  isFolder: (path: string) => boolean,
): string[] {
  const places = changed.flatMap((file) => {
    if (file === 'firestore.rules') return 'tests/emulators/firestore/rules'
    if (file.startsWith('tests/')) return /\.test\.tsx?$/.test(file) ? file : dirname(file)
    return mirroredFolder(file, isFolder) ?? []
  })
  return [...new Set(places)].filter((place) => place !== 'tests').sort()
}
