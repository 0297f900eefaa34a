import { expect, test, vi } from 'vitest'
import { administer } from '../../scripts/administrator.ts'

test.each(['--help', '--dry-run', 'agit'])('with %s nothing is begun', async (argument) => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', '127.0.0.1:8080')
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const run = vi.fn(() => Promise.resolve())
  await expect(administer(run, 'Not everything was deleted.', [argument])).rejects.toThrow(
    'ended with 1',
  )
  expect(run).not.toHaveBeenCalled()
  expect(said).toHaveBeenCalledWith(
    `Nothing was begun. This command takes no arguments, and ${argument} is one: docs/deploy.md.`,
  )
  await administer(run, 'Not everything was deleted.', [])
  expect(run).toHaveBeenCalledOnce()
  said.mockClear()
  exit.mockRestore()
  vi.unstubAllEnvs()
})
