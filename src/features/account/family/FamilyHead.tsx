import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import { Eye, Info, UsersRound } from 'lucide-react'
import { useEffect } from 'react'
import { familyName } from '@/domain/account/family'
import type { SharedFamily } from '@/domain/account/guardianRight'
import { mayPoll } from '@/platform/network/online'
import { accountKey } from '@/remote/accountQuery'
import { pollPauseIf } from '@/remote/pollPause'
import { NEVER_FRESH } from '@/remote/queryClient'
import { renewAfterRefusals } from '@/remote/renewAfterRefusals'
import { familiesQuery } from '@/remote/useFamilyMember'
import { forgetFamily } from '@/repository/account/families'
import { shownUidOf, useShownFamily } from '@/stores/shownFamily'
import { CompactSelect } from '@/ui/form/CompactSelect'
import { isSignedIn } from '../accountOf'
import { useAccount } from '../useAccount'
import { decideFamily } from './decideFamily'
import styles from './FamilyHead.module.css'
import { leavePutOutFamily, switchFamily } from './switchFamily'

interface Props {
  /** On 「내 정보」: to choose the family. */
  canChoose: boolean
}

/** Whose family a page shows (specification 6, section 6). */
export function FamilyHead(props: Props) {
  const account = useAccount()
  return isSignedIn(account) ? (
    <MemberHead key={account.uid} ownUid={account.uid} {...props} />
  ) : null
}

function MemberHead({ ownUid, canChoose }: Props & { ownUid: string }) {
  const shown = useShownFamily((state) => state.shown)
  const isDecided = shown?.ownUid === ownUid
  const families = useFamilies(ownUid, canChoose).filter(({ right }) => right)
  const family = families.find(({ ownerUid }) => ownerUid === shownUidOf(shown, ownUid))
  return (
    <>
      {canChoose && isDecided && families.length > 0 && (
        <FamilySelect ownUid={ownUid} family={family} families={families} />
      )}
      {!canChoose && family && (
        <p className="tonal-text row-2 icons-20 bold">
          <UsersRound aria-hidden="true" />
          <span>{familyName(family.ownerName)}</span>
        </p>
      )}
      {family?.right === 'read' && (
        <p className={`${styles.note} row-2 icons-20 rounded bold p-3-4`}>
          <Eye aria-hidden="true" />
          <span>보기만 하는 보호자예요.</span>
        </p>
      )}
      {shown?.isPutOut && (
        <p className={`${styles.note} row-2 icons-20 rounded bold p-3-4`} role="status">
          <Info aria-hidden="true" />
          <span>이 가족을 더 볼 수 없어요.</span>
        </p>
      )}
    </>
  )
}

interface FamilySelectProps {
  ownUid: string
  family: SharedFamily | undefined
  families: readonly SharedFamily[]
}

/** The page is drawn anew for another family; the select gets its focus back. */
let isChoosing = false

const focusChosen = (select: HTMLSelectElement | null): void => {
  if (!select || !isChoosing) return
  isChoosing = false
  select.focus()
}

function FamilySelect({ ownUid, family, families }: FamilySelectProps) {
  return (
    <div className={`${styles.choice} icons-20 relative`}>
      <UsersRound aria-hidden="true" />
      <CompactSelect
        ref={focusChosen}
        aria-label="가족"
        value={family?.ownerUid ?? ownUid}
        onChange={({ target }) => {
          isChoosing = switchFamily(ownUid, target.value)
        }}
      >
        <option value={ownUid}>내 가족</option>
        {families.map(({ ownerUid, ownerName }) => (
          <option key={ownerUid} value={ownerUid}>
            {familyName(ownerName)}
          </option>
        ))}
      </CompactSelect>
    </div>
  )
}

const POLL_MS = minutesToMilliseconds(1)

/** The families of an account; decides whose is shown first, and leaves one that has put the account out. */
function useFamilies(ownUid: string, isWanted: boolean): readonly SharedFamily[] {
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
