/** Separate from the branch data, so that a card needs only this. */
export const branchNames = {
  seongsu: '성수점',
  seocho: '서초점',
  jamsil: '잠실점',
  mapo: '마포점',
  bundang: '분당점',
  pangyo: '판교점',
} as const

const isBranchId = (id: string): id is keyof typeof branchNames => Object.hasOwn(branchNames, id)

export const branchOptions: readonly { id: string; name: string }[] = Object.entries(
  branchNames,
).map(([id, name]) => ({ id, name }))

export const branchName = (id: string): string | undefined =>
  isBranchId(id) ? branchNames[id] : undefined

/** A staff label: the id if the branch is unknown. */
export const branchLabel = (id: string): string => branchName(id) ?? id
