import type { QueryClient } from '@tanstack/react-query'
import { familyToShow } from '@/domain/account/family'
import type { SharedFamily } from '@/domain/account/guardianRight'
import { shownUidOf, useShownFamily } from '@/stores/shownFamily'
import { childrenQuery } from '../queries'

/** Whose family an account sees when its families become known: the one shown, else the only one of somebody without own children. @throws {RepositoryError} */
export async function decideFamily(
  client: QueryClient,
  ownUid: string,
  families: readonly SharedFamily[],
): Promise<void> {
  const isShared = families.some(({ right }) => right)
  const children = isShared ? await client.fetchQuery(childrenQuery(ownUid)) : []
  const { shown, show } = useShownFamily.getState()
  const shownUid = shownUidOf(shown, ownUid)
  const familyUid = familyToShow({
    ownUid,
    chosenUid: shownUid === ownUid ? '' : shownUid,
    families,
    hasOwnChildren: children.length > 0,
  })
  show({ ownUid, familyUid, isPutOut: false })
}
