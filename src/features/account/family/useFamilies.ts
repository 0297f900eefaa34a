import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { useEffect } from 'react'
import type { SharedFamily } from '@/domain/account/guardianRight'
import { mayPoll } from '@/platform/network/mayPoll'
import { accountKey } from '@/remote/accountQuery'
import { pollPauseIf } from '@/remote/pollPause'
import { NEVER_FRESH } from '@/remote/queryClient'
import { renewAfterRefusals } from '@/remote/renewAfterRefusals'
import { familiesQuery } from '@/remote/useFamilyMember'
import { forgetFamily } from '@/repository/account/families'
import { shownUidOf, useShownFamily } from '@/stores/shownFamily'
import { decideFamily } from './decideFamily'
import { leavePutOutFamily } from './switchFamily'

const POLL_MS = minutesToMilliseconds(1)

/** The families of an account; decides whose is shown first, and leaves one that has put the account out. */
export function useFamilies(ownUid: string, isWanted: boolean): readonly SharedFamily[] {
  const client = useQueryClient()
  const shown = useShownFamily((state) => state.shown)
  const familyUid = shownUidOf(shown, ownUid)
  const isShared = familyUid !== ownUid
  const isDecided = shown?.ownUid === ownUid
  const {
    data: families = noFamilies,
    isFetched,
    isSuccess,
  } = useQuery({
    ...familiesQuery(ownUid),
    enabled: isWanted || isShared || !isDecided,
    refetchInterval: (query) => pollPauseIf(isShared && mayPoll() && POLL_MS, query),
    refetchOnWindowFocus: isShared ? 'always' : false,
  })
  // What the device remembers decides nothing.
  const isKnown = isFetched && isSuccess

  useEffect(() => {
    if (isShared) return renewAfterRefusals(client, accountKey(familyUid), familiesQuery(ownUid))
  }, [client, ownUid, familyUid, isShared])
  useEffect(() => {
    if (!isKnown) return
    if (!isDecided) void decideFamily(client, ownUid, families).catch(() => undefined)
    const isLost = (uid: string) => uid !== ownUid && !hasRight(families, uid)
    const lost = [familyUid, ...families.map(({ ownerUid }) => ownerUid)].filter(isLost)
    if (lost.length > 0) void leaveLostFamilies(client, ownUid, lost).catch(() => undefined)
  }, [client, ownUid, familyUid, isKnown, isDecided, families])
  return families
}

const noFamilies: readonly SharedFamily[] = []

const hasRight = (families: readonly SharedFamily[], uid: string): boolean =>
  families.some(({ ownerUid, right }) => ownerUid === uid && right)

/** Leaves those that a fresh answer has lost, too, as another tab may have joined them anew; deletes the account's notes of them. Again with the next page if it fails. */
async function leaveLostFamilies(
  client: QueryClient,
  ownUid: string,
  lost: readonly string[],
): Promise<void> {
  const fresh = { ...familiesQuery(ownUid), staleTime: NEVER_FRESH }
  const families = await client.fetchQuery(fresh)
  for (const uid of lost) {
    if (hasRight(families, uid)) continue
    const { shown } = useShownFamily.getState()
    if (shownUidOf(shown, ownUid) === uid) leavePutOutFamily(ownUid, uid)
    if (families.some(({ ownerUid }) => ownerUid === uid)) await forgetFamily(ownUid, uid)
  }
}
