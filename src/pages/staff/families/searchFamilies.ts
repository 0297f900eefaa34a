import {
  type FamilySearch,
  FOUND_FAMILIES,
  SEARCH_LIMIT,
  SEARCHED_DOCUMENTS,
} from '@/domain/staff/familySearch'
import type { TextRange } from '@/domain/text/hangulPrefix'
import { searchMatcher, searchText } from '@/domain/text/hangulSearch'
import { readChildrenOf, readFamiliesOfChildren } from '@/repository/account/children'
import {
  type FoundProfile,
  readProfile,
  readProfilesNamed,
  readProfilesOfPhone,
} from '@/repository/account/users'

export interface FoundFamily {
  uid: string
  nickname: string
  /** +82… */
  phone: string
  childNames: readonly string[]
}

export interface FoundFamilies {
  families: readonly FoundFamily[]
  /** There may be others. */
  hasMore: boolean
}

/** Accounts by uid; undefined where only a child's name was found. */
type Found = Map<string, Omit<FoundProfile, 'id'> | undefined>

/** Nicknames first, then names of children, each range in turn, until there are more than are shown, and of 22 documents at most. */
async function findByName(ranges: readonly TextRange[]): Promise<{ found: Found; isAll: boolean }> {
  const found: Found = new Map()
  let left = SEARCHED_DOCUMENTS
  let isAll = true
  const ask = async <Row>(
    read: (range: TextRange, limit: number) => Promise<readonly Row[]>,
    keep: (row: Row) => void,
  ) => {
    for (const range of ranges) {
      const limit = found.size > FOUND_FAMILIES ? 0 : Math.min(SEARCH_LIMIT, left)
      const rows = limit > 0 ? await read(range, limit) : []
      for (const row of rows) keep(row)
      left -= rows.length
      isAll &&= rows.length < limit
    }
  }
  await ask(readProfilesNamed, ({ id, ...profile }) => found.set(id, profile))
  await ask(readFamiliesOfChildren, (uid) => found.set(uid, found.get(uid)))
  return { found, isAll }
}

/** Undefined for an account that is gone. */
async function familyOf([uid, known]: [string, Omit<FoundProfile, 'id'> | undefined]): Promise<
  FoundFamily | undefined
> {
  const [profile, children] = await Promise.all([known ?? readProfile(uid), readChildrenOf(uid)])
  return (
    profile && {
      uid,
      nickname: profile.nickname,
      phone: profile.phone,
      childNames: children.map(({ name }) => name),
    }
  )
}

const familiesOf = async (found: Found): Promise<FoundFamily[]> =>
  (await Promise.all([...found].slice(0, FOUND_FAMILIES).map(familyOf))).flatMap(
    (family) => family ?? [],
  )

async function familiesNamed(text: string, ranges: readonly TextRange[]): Promise<FoundFamilies> {
  const { found, isAll } = await findByName(ranges)
  const matches = searchMatcher(text, 'start')
  const families = await familiesOf(found)
  return {
    families: families.filter(({ nickname, childNames }) =>
      [nickname, ...childNames].some((name) => matches(searchText(name))),
    ),
    hasMore: !isAll || found.size > FOUND_FAMILIES,
  }
}

/** 「찾은 가족」: by nickname or a child's name from its beginning, or by a whole phone number (specification 7, section 5). */
export async function searchFamilies(search: FamilySearch): Promise<FoundFamilies> {
  switch (search.kind) {
    case 'empty':
    case 'unfinished':
      return { families: [], hasMore: false }
    case 'phone': {
      const profiles = await readProfilesOfPhone(search.phone, SEARCH_LIMIT)
      const families = await familiesOf(new Map(profiles.map(({ id, ...rest }) => [id, rest])))
      return { families, hasMore: profiles.length > FOUND_FAMILIES }
    }
    case 'name':
      return familiesNamed(search.text, search.ranges)
  }
}
