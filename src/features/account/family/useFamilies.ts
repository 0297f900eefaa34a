import { useQuery, useQueryClient } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { useEffect } from 'react'
import type { SharedFamily } from '@/domain/account/guardianRight'
import { mayPoll } from '@/platform/network/mayPoll'
import { accountKey } from '@/remote/accountQuery'
import { followRefusals } from '@/remote/followRefusals'
import { pollPauseIf } from '@/remote/pollPause'
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
    if (isShared)
      return followRefusals(client, accountKey(familyUid), () =>
        client.invalidateQueries({ queryKey: familiesQuery(ownUid).queryKey }),
      )
  }, [client, ownUid, familyUid, isShared])
  useEffect(() => {
    if (!isKnown) return
    if (!isDecided) void decideFamily(client, ownUid, families).catch(() => undefined)
    const family = families.find(({ ownerUid }) => ownerUid === familyUid)
    if (isShared && !family?.right) leavePutOutFamily(ownUid, familyUid)
    for (const { ownerUid, right } of families) if (!right) forgetQuietly(ownUid, ownerUid)
  }, [client, ownUid, familyUid, isKnown, isDecided, isShared, families])
  return families
}

const noFamilies: readonly SharedFamily[] = []

/** The own note of a family that is left over; again with the next page. */
const forgetQuietly = (ownUid: string, ownerUid: string): void =>
  void forgetFamily(ownUid, ownerUid).catch(() => undefined)
