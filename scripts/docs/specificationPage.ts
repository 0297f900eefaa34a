import { readFileSync } from 'node:fs'
import { repositoryFiles } from '../repositoryFiles.ts'
import { type Phrase, patternOf, readable, specificationPhrases } from './specificationPhrases.ts'
import { replacedPhrases } from './unheldPhrases.ts'

const LISTED = 3

const HEAD = `# Where the tests hold the specification

Each exact sentence and name of [documents 3 to 8](../specification/) with up to ${LISTED} files whose tests say it. Phrases that a later
document replaced stand in [one list](../../scripts/docs/unheldPhrases.ts). Written by \`npm run docs\`; a test compares it with documents and tests.
`

/** One that a test must say. */
export const heldPhrases = (): Phrase[] =>
  specificationPhrases().filter(
    ({ section, text }) => !replacedPhrases.includes(`${section} ${text}`),
  )

/** Text of each test and of what tests share, as a phrase reads. */
export const testTexts = (): ReadonlyMap<string, string> =>
  new Map(
    [...repositoryFiles('e2e'), ...repositoryFiles('tests')]
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('tests/house/'))
      .map((file) => [file, readable(readFileSync(file, 'utf8'))]),
  )

/** Tests that say a phrase. */
export function holdersOf({ text }: Phrase, texts: ReadonlyMap<string, string>): string[] {
  const pattern = patternOf(text)
  return [...texts].flatMap(([file, said]) => (pattern.test(said) ? [file] : []))
}

/** `docs/generated/specification.md`: a new test beside others changes nothing in it. */
export function specificationPage(): string {
  const texts = testTexts()
  const sections = new Map<string, string[]>()
  for (const phrase of heldPhrases()) {
    const line = `- \`${phrase.text}\` ${holdersOf(phrase, texts).slice(0, LISTED).join(' · ')}`
    sections.set(phrase.section, [...(sections.get(phrase.section) ?? []), line])
  }
  const parts = [...sections].map(([section, lines]) => `\n## ${section}\n\n${lines.join('\n')}\n`)
  return `${HEAD}${parts.join('')}`
}
