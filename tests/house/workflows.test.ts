import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const folder = '.github/workflows'
const workflows = readdirSync(folder).map((file) => ({
  file,
  text: readFileSync(`${folder}/${file}`, 'utf8'),
}))
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

describe.each(workflows)('$file', ({ text }) => {
  test('runs only scripts that exist', () => {
    const named = matchesOf(text, /npm run (?:--silent )?([\w:-]+)/g)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('is off without its secret, and deploy.md says how to switch it on', () => {
    const keys = [...new Set(matchesOf(text, /secrets\.(\w+)/g))].filter((key) => key !== 'KEY')
    const jobs = matchesOf(text, /^ {2}(\w+):\n {4}(?:needs|runs-on|uses)/gm)
    const guarded = text.match(/needs: switch\n {4}if: needs\.switch\.outputs\.is-on == 'yes'/g)
    if (keys.length > 0) expect(guarded ?? []).toHaveLength(jobs.length - 1)
    const settings = [...keys, ...matchesOf(text, /vars\.(\w+)/g)]
    const guide = readFileSync('docs/deploy.md', 'utf8')
    expect(settings.filter((name) => !guide.includes(`\`${name}\``))).toEqual([])
  })
})

test('every command takes one version of firebase-tools', () => {
  const texts = [
    'README.md',
    '.env.emulators',
    'docs/deploy.md',
    'docs/qa.md',
    `${folder}/preview.yml`,
    `${folder}/publish.yml`,
  ]
  const commands = texts.flatMap((file) =>
    matchesOf(readFileSync(file, 'utf8'), /npx (?:--yes )?firebase-tools(@\d+)?/g),
  )
  expect(commands.length).toBeGreaterThan(5)
  expect(new Set(commands)).toEqual(new Set(['@15']))
})
