import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize, relative } from 'node:path'
import { describe, expect, test } from 'vitest'

const SRC = 'src'
const BELOW_FEATURES = [
  'remote',
  'stores',
  'repository',
  'services',
  'content',
  'ui',
  'platform',
  'domain',
  'styles',
]
const ROOMS_BELOW: Record<string, readonly string[]> = {
  app: ['pages', 'features', ...BELOW_FEATURES],
  pages: ['features', ...BELOW_FEATURES],
  features: BELOW_FEATURES,
  remote: ['stores', 'repository', 'services', 'content', 'platform', 'domain'],
  stores: ['platform', 'domain'],
  repository: ['platform', 'domain'],
  services: ['platform', 'domain'],
  content: ['platform', 'domain'],
  ui: ['platform', 'domain'],
  platform: ['domain'],
  domain: [],
  styles: [],
}
/** The nouns in one order: inside a room, a folder knows only those before it; '' are files of the room itself. */
const NOUNS = ['places', 'snacks', 'content', 'orders', 'programs', 'care', 'account', 'rides']
const FOLDER_ORDER: Record<string, readonly (readonly string[])[]> = {
  domain: [['', 'dates', 'text', 'site'], ...[...NOUNS, 'legal', 'staff'].map((noun) => [noun])],
  repository: [['firestore'], ...NOUNS.map((noun) => [noun])],
}
/** Files of `src` itself connect the rooms. */
const ENTRY = new Set(['main.tsx', 'vite-env.d.ts', 'prerender.tsx', 'sw.ts'])

interface Import {
  file: string
  target: string
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|tsx)$/.test(file),
  )
const files = filesIn(SRC)

const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g

/** Imports of a folder's file, as repository paths or package names. */
function importsOf(file: string, folder = SRC): Import[] {
  const text = readFileSync(join(folder, file), 'utf8')
  return [...text.matchAll(SPECIFIER)].map(([, specifier = '']) => {
    if (specifier.startsWith('@/')) return { file, target: join(SRC, specifier.slice(2)) }
    if (specifier.startsWith('.'))
      return { file, target: normalize(join(folder, dirname(file), specifier)) }
    return { file, target: specifier }
  })
}

const imports = files.flatMap((file) => importsOf(file))
const inside = imports
  .filter(({ target }) => target.startsWith(`${SRC}/`))
  .map(({ file, target }) => ({ file, target: relative(SRC, target) }))
const roomOf = (path: string) => path.split('/')[0] ?? ''
/** `pages/home`, `features/map`: units that must not import each other. */
const areaOf = (path: string) => path.split('/').slice(0, 2).join('/')
/** The folder inside a room (`domain/care`) or an area (`pages/my/rides`, `domain/rides/fares`); of a file that stands in none, the file. */
function folderOf(path: string): string {
  const isOfAreas = /^(pages|features|domain\/rides)\//.test(path)
  return withoutEnding(
    path
      .split('/')
      .slice(0, isOfAreas ? 3 : 2)
      .join('/'),
  )
}
const withoutEnding = (path: string) => path.replace(/\.tsx?$/, '')
const isEntry = (path: string) => ENTRY.has(path)
const show = ({ file, target }: Import) => `${file} → ${target}`

/** Import cycles. */
function circlesOf(links: readonly Import[]): string[] {
  const graph = new Map<string, string[]>()
  for (const { file, target } of links) {
    const module = withoutEnding(file)
    graph.set(module, [...(graph.get(module) ?? []), withoutEnding(target)])
  }
  const finished = new Set<string>()
  const circles: string[] = []
  const visit = (module: string, path: readonly string[]): void => {
    if (path.includes(module)) {
      circles.push([...path.slice(path.indexOf(module)), module].join(' → '))
      return
    }
    if (finished.has(module)) return
    for (const target of graph.get(module) ?? []) visit(target, [...path, module])
    finished.add(module)
  }
  for (const module of graph.keys()) visit(module, [])
  return circles
}

describe('the import law', () => {
  test('every folder of src is a known room', () => {
    const rooms = new Set(files.filter((file) => !isEntry(file)).map(roomOf))
    expect([...rooms].filter((room) => !(room in ROOMS_BELOW))).toEqual([])
  })

  test('rooms import only lower rooms', () => {
    const broken = inside.filter(({ file, target }) => {
      if (isEntry(file)) return false
      const [from, to] = [roomOf(file), roomOf(target)]
      return from !== to && !(ROOMS_BELOW[from] ?? []).includes(to)
    })
    expect(broken.map(show)).toEqual([])
  })

  test('no page imports another page, no feature another feature', () => {
    const broken = inside.filter(({ file, target }) => {
      const room = roomOf(file)
      const isBounded = room === 'pages' || room === 'features'
      return isBounded && roomOf(target) === room && areaOf(file) !== areaOf(target)
    })
    expect(broken.map(show)).toEqual([])
  })

  test('inside domain and repository a folder knows only those before it', () => {
    const levelOf = (path: string) => {
      const [room = '', folder = '', ...rest] = path.split('/')
      const noun = rest.length > 0 ? folder : ''
      return FOLDER_ORDER[room]?.findIndex((level) => level.includes(noun)) ?? 0
    }
    const ordered = inside.filter(({ file }) => roomOf(file) in FOLDER_ORDER)
    expect(ordered.filter(({ file }) => levelOf(file) < 0).map(show)).toEqual([])
    const broken = ordered.filter(
      ({ file, target }) => roomOf(target) === roomOf(file) && levelOf(target) > levelOf(file),
    )
    expect(broken.map(show)).toEqual([])
  })

  test('there are no import cycles, neither of files nor of an area’s folders', () => {
    expect(circlesOf(inside)).toEqual([])
    const betweenFolders = inside
      .map(({ file, target }) => ({ file: folderOf(file), target: folderOf(target) }))
      .filter(({ file, target }) => file !== target && roomOf(file) === roomOf(target))
      .filter(({ file }) => ['domain', 'repository', 'features', 'pages'].includes(roomOf(file)))
    expect(circlesOf(betweenFolders)).toEqual([])
  })

  test('only repository imports Firestore, only services Auth, only features/map the map SDK', () => {
    const roomsOf = (target: string): readonly string[] | undefined => {
      if (target === 'firebase/app') return ['repository', 'services']
      if (target === 'firebase/auth') return ['services']
      if (/^firebase(\/|$)|^@firebase\//.test(target)) return ['repository']
      return undefined
    }
    const broken = imports.filter(
      ({ file, target }) =>
        roomsOf(target)?.includes(roomOf(file)) === false ||
        (target === 'react-kakao-maps-sdk' && areaOf(file) !== 'features/map'),
    )
    expect(broken.map(show)).toEqual([])
  })

  test('the emulators import only themselves, content and domain, without cycles', () => {
    const links = filesIn('emulators')
      .flatMap((file) => importsOf(file, 'emulators'))
      .map(({ file, target }) => ({ file: join('emulators', file), target }))
    const isKnown = (target: string) => /^(emulators|src\/(content|domain))\//.test(target)
    const isOfHouse = (target: string) => /^(src|scripts|tests|e2e|emulators)\//.test(target)
    const broken = links.filter(({ target }) => isOfHouse(target) && !isKnown(target))
    expect(broken.map(show)).toEqual([])
    expect(circlesOf(links)).toEqual([])
  })

  test('src imports nothing of the emulators', () => {
    expect(imports.filter(({ target }) => target.includes('emulators')).map(show)).toEqual([])
  })

  test('a small part stands in the one file of its folder that uses it', () => {
    const linesOf = (file: string) => readFileSync(join(SRC, file), 'utf8').split('\n').length - 1
    const tests = filesIn('tests').map((file) => readFileSync(join('tests', file), 'utf8'))
    const isLone = (file: string) => {
      const path = withoutEnding(file)
      const users = new Set(
        inside.flatMap((link) => (withoutEnding(link.target) === path ? link.file : [])),
      )
      const [user = '', ...others] = users
      return (
        others.length === 0 &&
        dirname(user) === dirname(file) &&
        linesOf(user) + linesOf(file) <= 150 &&
        !readFileSync(join(SRC, user), 'utf8').includes(`import('./${basename(path)}')`) &&
        !tests.some((text) => text.includes(`'@/${path}'`))
      )
    }
    const small = files.filter((file) => /\/(use)?[A-Z]\w*\.tsx?$/.test(file) && linesOf(file) < 40)
    expect(small.filter((file) => isLone(file))).toEqual([])
  })
})
