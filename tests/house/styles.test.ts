import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) =>
  join('src', file),
)
const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
const modules = files.filter((file) => file.endsWith('.module.css'))
const matchesOf = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

const classesOf = (sheet: string) =>
  matchesOf(
    textOf(sheet)
      .replace(/:global\([^)]*\)/g, '')
      .replace(/\{[^{}]*\}/g, '{}'),
    /\.([a-zA-Z][\w-]*)/g,
  )

/** Importers by module, with their text. */
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => {
    const text = textOf(file)
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'\n/g)].map(
      ([line, name = '', path = '']) => ({
        module: path.startsWith('@/') ? path.replace('@', 'src') : join(dirname(file), path),
        name,
        text: text.replace(line, ''),
      }),
    )
  })

/** Classes the importers use; undefined if one chooses at run time. */
function usedOf(sheet: string): string[] | undefined {
  const users = imports.filter(({ module }) => module === sheet)
  if (users.some(({ name, text }) => text.includes(`${name}[`))) return undefined
  return users.flatMap(({ name, text }) => matchesOf(text, new RegExp(`\\b${name}\\.(\\w+)`, 'g')))
}

describe('styles', () => {
  test('every class of a module is used, and every used class exists', () => {
    const differences = modules.flatMap((module) => {
      const defined = classesOf(module)
      const used = usedOf(module) ?? defined
      return [
        ...defined.filter((name) => !used.includes(name)).map((name) => `${module} .${name}`),
        ...used.filter((name) => !defined.includes(name)).map((name) => `${name} in ${module}`),
      ]
    })
    expect(differences).toEqual([])
  })

  test('classes composed from the shared sheet exist', () => {
    const shared = [...classesOf('src/styles/shared.css'), ...classesOf('src/styles/global.css')]
    const taken = modules.flatMap((module) =>
      matchesOf(textOf(module), /composes: ([^;]+) from global;/g).flatMap((names) =>
        names.split(' '),
      ),
    )
    expect(taken.length).toBeGreaterThan(100)
    expect(taken.filter((name) => !shared.includes(name))).toEqual([])
  })
})
