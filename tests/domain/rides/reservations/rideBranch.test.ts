import { expect, test } from 'vitest'
import { sampleBranches as branches } from '@/content/branches/branches'
import { rideBranchId } from '@/domain/rides/reservations/rideBranch'
import { agit, school } from '../aReservation'

test('the branch of a ride is at its end, else its start, else the nearest to the start', () => {
  const jamsil = { lat: 37.5112, lng: 127.0847 }
  expect(rideBranchId(agit, jamsil, branches)).toBe('jamsil')
  for (const beside of [
    { ...jamsil, lat: 37.6 },
    { ...jamsil, lng: 127 },
  ])
    expect(rideBranchId(agit, beside, branches)).toBe('seongsu')
  expect(rideBranchId(school, agit, branches)).toBe('seongsu')
  expect(rideBranchId(agit, school, branches)).toBe('seongsu')
  const home = { lat: 37.5114, lng: 127.0869 }
  expect(rideBranchId(home, school, branches)).toBe('jamsil')
})
