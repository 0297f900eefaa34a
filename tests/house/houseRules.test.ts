import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '')
const sources = tracked.filter((file) => /^(src|emulators|scripts|tests|e2e)\/.*\.tsx?$/.test(file))
const siteSources = sources.filter((file) => file.startsWith('src/'))
const textOf = (file: string) => readFileSync(file, 'utf8')
const lineCount = (file: string) => textOf(file).split('\n').length

/** Code without comments and strings, so that a word in a sentence is no finding. */
const codeOf = (file: string) =>
  textOf(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''")

describe('house rules', () => {
  test('import.meta.env is read in one file', () => {
    expect(siteSources.filter((file) => codeOf(file).includes('import.meta.env'))).toEqual([
      'src/platform/env.ts',
    ])
  })

  test('only the clock asks what time it is', () => {
    const asking = siteSources.filter((file) => /new Date\(\)|Date\.now\(\)/.test(codeOf(file)))
    expect(asking).toEqual(['src/platform/clock.ts'])
  })

  test('no type is forced', () => {
    const forced = sources.filter((file) => {
      const code = codeOf(file).replace(/^(?:import|export)\s[\s\S]*?from ''/gm, '')
      return /\bas (?!const\b)[A-Za-z{[(]/.test(code)
    })
    expect(forced).toEqual([])
  })

  test('a file name says what lives in it', () => {
    const bags = /^(utils?|helpers?|misc|common|constants|types|index)\.tsx?$/
    expect(siteSources.filter((file) => bags.test(basename(file)))).toEqual([])
  })

  test('files stay small enough to read once', () => {
    const tooLong = siteSources.filter(
      (file) => lineCount(file) > (file.endsWith('.tsx') ? 250 : 400),
    )
    expect(tooLong).toEqual([])
  })

  test('words on a filled ground can be read in a palette of the device', () => {
    // A browser would put them on a plate of the palette's ground, in the colour that is meant for the filled one.
    const sheets = tracked.filter((file) => file.endsWith('.module.css'))
    const rules = sheets.flatMap((file) => textOf(file).split('}'))
    const filled = rules.filter((rule) => rule.includes(' color: var(--on-primary);'))
    expect(filled.length).toBeGreaterThan(0)
    expect(filled.filter((rule) => !rule.includes('forced-color-adjust: none;'))).toEqual([])
  })

  test('nothing sleeps, is skipped or runs alone', () => {
    const loose = /waitForTimeout|networkidle|\b(?:test|it|describe)\.(?:only|skip|fixme)\b/
    const files = sources.filter(
      (file) => !file.endsWith('houseRules.test.ts') && loose.test(textOf(file)),
    )
    expect(files).toEqual([])
  })

  test('the lockfiles carry no download addresses', () => {
    const lockfiles = tracked.filter((file) => basename(file) === 'package-lock.json')
    expect(lockfiles.filter((file) => textOf(file).includes('"resolved"'))).toEqual([])
  })
})

describe('the README', () => {
  const readme = textOf('README.md')
  const { scripts } = JSON.parse(textOf('package.json'))

  test('names only scripts that exist', () => {
    const named = [...readme.matchAll(/npm (?:run ([\w:-]+)|(test)\b)/g)].map(
      ([, run, plain]) => run ?? plain ?? '',
    )
    expect(named.length).toBeGreaterThan(3)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  })

  test('links only to files that exist', () => {
    const links = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, target = '']) => target)
    const exists = (target: string) =>
      tracked.some((file) => file === target || file.startsWith(`${target.replace(/\/$/, '')}/`))
    expect(links.filter((target) => !exists(target))).toEqual([])
  })
})

describe('facts are written once and interpolated', () => {
  test.each([
    ['the lead time', /30분 (?:전|뒤|이후)/, []],
    ['the night hours and their surcharge', /(?:20시|8시|06시)(?:부터|~|까지)|2,000원/, []],
    ['the phone number', /02-000-0000/, ['src/content/company.ts']],
  ])('%s', (_, fact, homes) => {
    const files = [...siteSources, 'index.html', 'scripts/prerender/pageDocument.ts']
    // Whole-line comments may name what they explain.
    const said = (file: string) => textOf(file).replace(/^\s*(?:\/\*)?\*.*$|\/\*\*.*\*\//gm, '')
    expect(files.filter((file) => fact.test(said(file)))).toEqual(homes)
  })
})
