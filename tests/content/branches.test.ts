import { describe, expect, test } from 'vitest'
import { branchById, branches } from '@/content/branches/branches'
import { programs } from '@/content/programs/programs'
import { distanceKm } from '@/domain/places/geo'

test('there are at least six branches, and an id belongs to one of them', () => {
  expect(branches.length).toBeGreaterThanOrEqual(6)
  expect(new Set(branches.map(({ id }) => id)).size).toBe(branches.length)
  expect(branchById('seongsu')?.name).toBe('성수점')
  expect(branchById('none')).toBeUndefined()
  expect(branchById(undefined)).toBeUndefined()
})

describe.each(branches)('$name', (branch) => {
  test('has ten pickup spots of its own within two kilometres', () => {
    expect(branch.spots).toHaveLength(10)
    expect(new Set(branch.spots.map(({ id }) => id)).size).toBe(10)
    for (const spot of branch.spots) expect(distanceKm(branch, spot)).toBeLessThan(2)
  })

  test('has twelve pictures, an id fit for an address and a sample number', () => {
    expect(branch.images).toHaveLength(12)
    expect(branch.id).toMatch(/^[a-z]+$/)
    expect(branch.phone).toMatch(/^0\d{1,2}-000-\d{4}$/)
  })

  test('has programs, and they know its name and district', () => {
    const here = programs.filter(({ branchId }) => branchId === branch.id)
    expect(here.length).toBeGreaterThan(0)
    for (const program of here) {
      expect(program.branchName).toBe(branch.name)
      expect(program.region).toBe(branch.district)
    }
  })
})
