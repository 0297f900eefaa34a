import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { heldPhrases, holdersOf, testTexts } from '../../scripts/docs/specificationPage'

const texts = testTexts()
const held = heldPhrases().map((phrase) => ({ ...phrase, holders: holdersOf(phrase, texts) }))
const nameOf = ({ section, text }: { section: string; text: string }) => `${section} ${text}`

test('a test says each exact sentence and name of the specification', () => {
  expect(held.length).toBeGreaterThan(700)
  expect(held.filter(({ holders }) => holders.length === 0).map(nameOf)).toEqual([])
})

test('docs/generated/specification.md names them all, with tests that say them (npm run docs)', () => {
  const named = new Map<string, string[]>()
  let section = ''
  for (const line of readFileSync('docs/generated/specification.md', 'utf8').split('\n')) {
    section = /^## (.*)$/.exec(line)?.[1] ?? section
    const [, text, files] = /^- `(.*?)` (.*)$/.exec(line) ?? []
    if (text !== undefined) named.set(`${section} ${text}`, files?.split(' · ') ?? [])
  }
  expect([...named.keys()].sort()).toEqual(held.map(nameOf).sort())
  const wrong = held.filter((phrase) =>
    named.get(nameOf(phrase))?.some((file) => !phrase.holders.includes(file)),
  )
  expect(wrong.map(nameOf)).toEqual([])
})
