import { telHref } from '../company'
import type { branchNames } from './branchNames'

/** Samples, separate from the branch data, so that a card needs only this. */
export const branchPhones = {
  seongsu: '02-000-0001',
  seocho: '02-000-0002',
  jamsil: '02-000-0003',
  mapo: '02-000-0004',
  bundang: '031-000-0005',
  pangyo: '031-000-0006',
} as const satisfies Record<keyof typeof branchNames, string>

const isBranchId = (id: string): id is keyof typeof branchPhones => Object.hasOwn(branchPhones, id)

/** Calls the branch; an unknown one, the company. */
export const branchTelHref = (id: string): string =>
  isBranchId(id) ? `tel:${branchPhones[id]}` : telHref
