import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { guardianName } from '@/domain/account/family'
import { limitConcurrency } from '@/remote/limitConcurrency'
import { staffQuery } from '@/remote/staffQuery'
import { withinReadTime } from '@/remote/withinReadTime'
import { readGuardian } from '@/repository/account/families'
import { readProfile } from '@/repository/account/users'
import { readLedger } from '@/repository/orders/ledger'

/** At most six at once from the top of the list. */
const limitReads = limitConcurrency(6)
const FAMILY_FRESH_MS = minutesToMilliseconds(10)

/** Of somebody of a family; many rows ask at once. */
const personQuery = <T>(
  staffUid: string,
  name: readonly [string, ...string[]],
  read: () => Promise<T>,
) => ({
  ...staffQuery({
    uid: staffUid,
    name,
    failure: '보호자 정보를 불러오지 못했습니다.',
    queryFn: limitReads(withinReadTime(read)),
  }),
  staleTime: FAMILY_FRESH_MS,
  refetchOnWindowFocus: false,
})

/** null when the account was deleted. */
export const parentQuery = (staffUid: string, uid: string) =>
  personQuery(staffUid, ['parent', uid], async () => (await readProfile(uid)) ?? null)

/** `이름(관계)` of who shares a family; the nickname of somebody who has left it. */
export const guardianQuery = (staffUid: string, ownerUid: string, uid: string) =>
  personQuery(staffUid, ['guardian', ownerUid, uid], async () => {
    const guardian = await readGuardian(ownerUid, uid)
    return guardian ? guardianName(guardian) : ((await readProfile(uid))?.nickname ?? '')
  })

export const ledgerOfParentQuery = (staffUid: string, uid: string) =>
  staffQuery({
    uid: staffUid,
    name: ['ledger', uid],
    failure: '충전금을 불러오지 못했습니다.',
    read: () => readLedger(uid),
  })
