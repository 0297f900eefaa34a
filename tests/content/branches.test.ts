import { describe, expect, test } from 'vitest'
import { sampleBranches as branches } from '@/content/branches/branches'
import { samplePrograms as programs } from '@/content/programs/programs'

test('there are at least six branches with unique ids', () => {
  expect(branches.length).toBeGreaterThanOrEqual(6)
  expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length)
  expect(branches.find(({ id }) => id === 'seongsu')?.name).toBe('성수점')
})

describe.each(branches)('$name', (branch) => {
  test('has programs with its name and district', () => {
    const here = programs.filter(({ branchId }) => branchId === branch.id)
    expect(here.length).toBeGreaterThan(0)
    for (const program of here) {
      expect(program.branchName).toBe(branch.name)
      expect(program.region).toBe(branch.district)
    }
  })
})
