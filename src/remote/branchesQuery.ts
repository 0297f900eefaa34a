import type { BranchDocument } from '@/domain/places/branch'
import { branchSchema, readBranches } from '@/repository/places/branches'
import { publicQuery } from './publicQuery'

/** Documents of branches; `select` puts them over the samples and must be the same function on every render. */
export const branchesQuery = <T>(select: (documents: readonly BranchDocument[]) => T) =>
  publicQuery({
    name: 'branches',
    failure: '지점을 불러오지 못했습니다.',
    read: readBranches,
    schema: branchSchema,
    select,
    keepsEmpty: true,
  })
