import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchedRules } from '../../../../emulators/firestore/rules/watchedRules.ts'
import { createFirestoreEmulator } from '../../../../emulators/firestore/server.ts'
import { isGranted, rulesWith } from './expressions.ts'

let folder = ''
const write = (rules: string) => writeFileSync(join(folder, 'firestore.rules'), rules)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rules-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a changed file applies at once; an invalid one is reported and ignored', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  write(rulesWith('true'))
  const rules = watchedRules(join(folder, 'firestore.rules'))
  const { port, close } = await createFirestoreEmulator({ rules }).listen(0)
  const engine = { host: `127.0.0.1:${port}`, projectId: 'demo' }
  try {
    expect(await isGranted(engine)).toBe(true)
    write(rulesWith('1 == 2'))
    expect(await isGranted(engine)).toBe(false)
    write(rulesWith('1 =='))
    expect(await isGranted(engine)).toBe(false)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/firestore\.rules:7:5 .*The rules before this change stay in force\.$/),
    )
    rmSync(join(folder, 'firestore.rules'))
    expect(await isGranted(engine)).toBe(false)
    write(rulesWith('2 == 2'))
    expect(await isGranted(engine)).toBe(true)
  } finally {
    await close()
    vi.restoreAllMocks()
  }
})

test('an invalid file at the start throws with line and column', () => {
  write(rulesWith('1 =='))
  expect(() => watchedRules(join(folder, 'firestore.rules'))).toThrow(
    new RegExp(`^${join(folder, 'firestore.rules')}:7:5 `),
  )
  expect(() => watchedRules(join(folder, 'none.rules'))).toThrow('ENOENT')
})
