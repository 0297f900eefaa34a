import { useQueries } from '@tanstack/react-query'
import { useRef } from 'react'
import { usesLabel, usesOfPass } from '@/domain/care/passUses'
import { dayOf, formatShortDay } from '@/domain/dates/day'
import { isPassActive, type Pass, type PassExtension } from '@/domain/orders/pass'
import { canExtend, extensionsOf, extensionText } from '@/domain/orders/passExtension'
import { refundedOrderIds } from '@/domain/orders/paymentEffects'
import { isOwnFamily } from '@/domain/staff/ownFamily'
import { now } from '@/platform/clock'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { Button } from '@/ui/button/Button'
import { Remote } from '@/ui/message/Remote'
import { Tag } from '@/ui/Tag'
import { useDialog } from '../../dialogs/useDialog'
import { useStaffMember } from '../../StaffMemberContext'
import { useWho } from '../../useWho'
import { FamilyRegion } from '../FamilyRegion'
import {
  type FamilyPageOf,
  ordersOfFamilyQuery,
  passesOfFamilyQuery,
  usesOfFamilyQuery,
} from '../queries'
import { ExtendPassDialog } from './ExtendPassDialog'
import styles from './FamilyMoney.module.css'

interface Props {
  page: FamilyPageOf
  nickname: string
}

export function FamilyPasses({ page, nickname }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const read = useRemoteRead(passesOfFamilyQuery(page))
  return (
    <FamilyRegion title="이용권" heading={heading}>
      <Remote what="이용권" read={read} height="72px" focusNext={heading}>
        {(passes) => <Passes passes={passes} page={page} nickname={nickname} />}
      </Remote>
    </FamilyRegion>
  )
}

/** What can be used first; then what has ended or was refunded. */
function Passes({ passes, page, nickname }: Props & { passes: readonly Pass[] }) {
  const today = dayOf(now())
  const orders = useRemoteRead(ordersOfFamilyQuery(page))
  const refunded = refundedOrderIds(orders.status === 'loaded' ? orders.data : [])
  const active = passes.filter((pass) => isPassActive(pass, today, refunded))
  const uses = useUses(active, page)
  if (passes.length === 0) return <p className="note">이용권이 없어요.</p>
  const others = passes.filter((pass) => !active.includes(pass))
  return (
    <ul className={`${styles.items} ruled`} aria-label="이용권">
      {[...active, ...others].map((pass) => (
        <PassItem
          key={pass.id}
          pass={pass}
          page={page}
          nickname={nickname}
          uses={active.includes(pass) ? usesLabel(pass, uses.get(pass.id)) : ''}
          state={stateOf(pass, today, refunded)}
          canExtend={canExtend(pass, refunded)}
        />
      ))}
    </ul>
  )
}

/** Undefined while it can be used. */
function stateOf(
  { orderId, startsOn, expiresOn }: Pass,
  today: string,
  refunded: ReadonlySet<string>,
): string | undefined {
  if (refunded.has(orderId)) return '환불'
  if (today < startsOn) return `${formatShortDay(startsOn)}부터`
  return expiresOn < today ? '만료' : undefined
}

function useUses(active: readonly Pass[], page: FamilyPageOf) {
  const counted = active.filter((pass) => usesOfPass(pass).per === 'pass')
  const reads = useQueries({ queries: counted.map((pass) => usesOfFamilyQuery(page, pass)) })
  return new Map(counted.map(({ id }, index) => [id, reads[index]?.data]))
}

interface ItemProps extends Props {
  pass: Pass
  uses: string
  state: string | undefined
  canExtend: boolean
}

function PassItem({ pass, page, nickname, uses, state, canExtend: isOpen }: ItemProps) {
  const isOwn = isOwnFamily(useStaffMember(), page)
  const extending = useDialog()
  const until = `~${formatShortDay(pass.expiresOn)}`
  return (
    <li data-over={state !== undefined || undefined}>
      <div>
        <p>
          <b>{pass.label}</b> {state !== undefined && <Tag tone="plain">{state}</Tag>}
        </p>
        <p className="note tabular">{[until, uses].filter(Boolean).join(' · ')}</p>
        {extensionsOf(pass).map((extension) => (
          <Extension key={extension.at.getTime()} extension={extension} />
        ))}
      </div>
      {isOpen && !isOwn && (
        <Button onClick={extending.open}>
          <span>
            <span className="sr-only">{`${pass.label} `}</span>
            <span>기간 늘리기</span>
          </span>
        </Button>
      )}
      {extending.shown && (
        <ExtendPassDialog pass={pass} page={page} nickname={nickname} {...extending.shown} />
      )}
    </li>
  )
}

/** `3일 늘림 · 독감으로 쉰 날만큼 · 도담쌤 11.20(금)` */
function Extension({ extension }: { extension: PassExtension }) {
  const who = useWho(extension.by)
  const when = [who, formatShortDay(dayOf(extension.at))].filter(Boolean).join(' ')
  return <p className="note">{[extensionText(extension), when].join(' · ')}</p>
}
