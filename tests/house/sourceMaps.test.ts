import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { builtRelease, releaseTag } from '../../scripts/release.ts'
import { takeSourceMaps, uploadArguments } from '../../scripts/sourceMaps.ts'

const folder = mkdtempSync(join(tmpdir(), 'source-maps-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('source maps are taken out of what is published, scripts stay', () => {
  const [outDir, kept] = [join(folder, 'dist'), join(folder, 'kept')]
  mkdirSync(join(outDir, 'assets'), { recursive: true })
  mkdirSync(kept)
  for (const file of ['assets/a.js', 'assets/a.js.map']) writeFileSync(join(outDir, file), '{}')
  writeFileSync(join(kept, 'older.js.map'), '{}')
  takeSourceMaps(outDir, kept)
  const exists = (...path: string[]) => existsSync(join(folder, ...path))
  expect([exists('dist/assets/a.js'), exists('dist/assets/a.js.map')]).toEqual([true, false])
  expect([exists('kept/assets/a.js.map'), exists('kept/older.js.map')]).toEqual([true, false])
})

test('they are uploaded only with a token, under the release and the prefix of reports', () => {
  expect(uploadArguments({}, 'abc', 'dist/assets')).toBeUndefined()
  expect(uploadArguments({ SENTRY_AUTH_TOKEN: 't' }, '', 'dist/assets')).toBeUndefined()
  expect(uploadArguments({ SENTRY_AUTH_TOKEN: 't' }, 'abc', 'dist/assets')?.join(' ')).toMatch(
    /sourcemaps upload --release abc --url-prefix app:\/\/\/ .*dist\/assets$/,
  )
})

test('the release is the commit that the pipeline names, else that of the clone', () => {
  expect(builtRelease({ GITHUB_SHA: 'abc' })).toBe('abc')
  // None in an archive.
  expect(builtRelease({})).toMatch(/^(?:[0-9a-f]{40})?$/)
  expect([releaseTag('abc'), releaseTag('')]).toEqual(['<meta name="release" content="abc">', ''])
})
