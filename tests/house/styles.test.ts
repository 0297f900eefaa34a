import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { sharedNames, sheets, styleImports } from './styleUses'

const textOf = (file: string) => readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')
const modules = sheets.filter((file) => file.endsWith('.module.css'))
const matchesOf = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
]

const classesOf = (sheet: string) =>
  matchesOf(
    textOf(sheet)
      .replace(/:global\([^)]*\)|@import [^;]+;/g, '')
      .replace(/\{[^{}]*\}/g, '{}'),
    /\.([a-zA-Z][\w-]*)/g,
  )

/** Classes the importers use; undefined if one chooses at run time. */
function usedOf(sheet: string): string[] | undefined {
  const users = styleImports.filter(({ module }) => module === sheet)
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

  test('every shared class that an element or a module names exists, and every one is named', () => {
    const shared = [...classesOf('src/styles/shared.css'), ...classesOf('src/styles/global.css')]
    const composed = modules.flatMap((module) =>
      matchesOf(textOf(module), /composes: ([^;]+) from global;/g).flatMap((names) =>
        names.split(' '),
      ),
    )
    expect([...sharedNames, ...composed].filter((name) => !shared.includes(name))).toEqual([])
    // Of an amount: its size is chosen by who shows it.
    const named = [...sharedNames, ...composed, 'text-36']
    expect(shared.filter((name) => !named.includes(name))).toEqual([])
  })
})
