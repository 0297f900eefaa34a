import { expect, test } from 'vitest'
import { readinessOf } from '@/platform/connection'

test.each([
  [undefined, 'intended'],
  ['4g', 'intended'],
  [{ effectiveType: '4g', downlink: 10, saveData: false }, 'visible'],
  [{ effectiveType: '4g', downlink: 2, saveData: false }, 'visible'],
  [{ effectiveType: '4g', downlink: 1.6, saveData: false }, 'intended'],
  [{ effectiveType: '3g', downlink: 10, saveData: false }, 'intended'],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, 'nothing'],
  [{ saveData: true }, 'nothing'],
  [{}, 'intended'],
] as const)('of %j: %s', (connection, readiness) => {
  expect(readinessOf(connection)).toBe(readiness)
})
