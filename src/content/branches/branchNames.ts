/** The name of each branch by its id, apart from what its page tells: a card that names a branch loads only this. */
export const branchNames = {
  seongsu: '성수점',
  seocho: '서초점',
  jamsil: '잠실점',
  mapo: '마포점',
  bundang: '분당점',
  pangyo: '판교점',
} as const

const isBranchId = (id: string): id is keyof typeof branchNames => Object.hasOwn(branchNames, id)

/** Id and name of every branch, in the order in which they are listed. */
export const branchOptions: readonly { id: string; name: string }[] = Object.entries(
  branchNames,
).map(([id, name]) => ({ id, name }))

/** The name of the branch with this id, if there is one. */
export const branchName = (id: string): string | undefined =>
  isBranchId(id) ? branchNames[id] : undefined

/** What the agit calls a branch: one that the site does not know by its id. */
export const branchLabel = (id: string): string => branchName(id) ?? id
