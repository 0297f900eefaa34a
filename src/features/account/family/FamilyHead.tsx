import { Eye, Info, UsersRound } from 'lucide-react'
import { familyName } from '@/domain/account/family'
import type { SharedFamily } from '@/domain/account/guardianRight'
import { shownUidOf, useShownFamily } from '@/stores/shownFamily'
import { CompactSelect } from '@/ui/form/CompactSelect'
import { isSignedIn } from '../accountOf'
import { useAccount } from '../useAccount'
import styles from './FamilyHead.module.css'
import { switchFamily } from './switchFamily'
import { useFamilies } from './useFamilies'

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
