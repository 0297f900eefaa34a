import { useQueries } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { picture } from '@/content/pictures'
import { planPictures } from '@/content/planPictures'
import { isUsedUp, type PassUse, usesLabel, usesOfPass, usesText } from '@/domain/care/passUses'
import { type Stay, staysOf } from '@/domain/care/stay'
import { parentStayLabels, stayLabel, stayState } from '@/domain/care/stayState'
import { dayOf, formatDay, formatTimeSpan } from '@/domain/dates/day'
import { expiryLabel, expiryText, familyHint, isPassActive, type Pass } from '@/domain/orders/pass'
import { extensionsOf, extensionText } from '@/domain/orders/passExtension'
import { carePath, paths } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import { childListOf, useChildren } from '@/features/account/useChildren'
import { useDayPrices } from '@/features/prices/ByPrices'
import { bookingsOfPassQuery, passUsesQuery } from '@/features/programs/queries'
import { useBranchName } from '@/remote/useBranchContacts'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { RetryButton } from '@/ui/button/RetryButton'
import type { Elements } from '@/ui/elements'
import { Card } from '@/ui/layout/Card'
import { Disclosure } from '@/ui/layout/Disclosure'
import { Remote } from '@/ui/message/Remote'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import { UsesReturned } from '../care/UsesReturned'
import { useStayMessages } from '../care/useStayMessages'
import styles from './PassList.module.css'
import { Waiting } from './Waiting'

interface Props {
  passes: readonly Pass[]
  /** Refunded order ids; undefined while loading: then no pass is shown as active. */
  refunded: ReadonlySet<string> | undefined
  now: Date | undefined
  onRetry?: (() => void) | undefined
}

export function PassList({ passes, now, ...props }: Props) {
  if (!now) return null
  if (passes.length === 0)
    return (
      <StateMessage role="status" message="아직 이용권이 없어요.">
        <ButtonLink tone="tonal" to={paths.membership}>
          멤버십 둘러보기
        </ButtonLink>
      </StateMessage>
    )
  return <Passes {...props} passes={passes} now={now} />
}

function Passes({ passes, refunded, now, onRetry }: Props & { now: Date }) {
  const list = useRef<HTMLUListElement>(null)
  const today = dayOf(now)
  const { usesOf, isReading } = usePassUses(passes, today)
  if (isReading) return <Waiting />
  const active = passes.filter((pass) => refunded && isPassActive(pass, today, refunded))
  const usedUp = active.filter((pass) => isUsedUp(pass, usesOf(pass)))
  const usable = active.filter((pass) => !usedUp.includes(pass))
  const over = passes.filter((pass) => !active.includes(pass))
  // While orders load, no pass is shown as over either.
  const isKnown = refunded !== undefined || onRetry !== undefined
  return (
    <Card className={styles.card}>
      {onRetry && (
        <StateMessage role="alert" message="쓸 수 있는 이용권인지 확인하지 못했어요.">
          <RetryButton onRetry={onRetry} focusNext={list} />
        </StateMessage>
      )}
      <ul className={`${styles.list} ruled`} aria-label="이용권" ref={list} tabIndex={-1}>
        {usable.map((pass) => (
          <PassItem key={pass.id} pass={pass} uses={usesLabel(pass, usesOf(pass))} today={today}>
            <Tag tone="orange">{expiryLabel(pass, today)}</Tag>
            <MayAct>
              <ButtonLink
                tone="tonal"
                aria-describedby={`pass-${pass.id}`}
                to={carePath({ pass: pass.id })}
              >
                돌봄 예약
              </ButtonLink>
            </MayAct>
            <PassHistory passId={pass.id} now={now} />
          </PassItem>
        ))}
        {over.map((pass) => (
          <PassItem key={pass.id} pass={pass} uses={usesText(pass)} today={today} isOver={isKnown}>
            <Tag tone="plain">
              {refunded?.has(pass.orderId) ? '환불' : expiryLabel(pass, today)}
            </Tag>
          </PassItem>
        ))}
        {usedUp.map((pass) => (
          <PassItem
            key={pass.id}
            pass={pass}
            uses={usesLabel(pass, usesOf(pass))}
            today={today}
            isOver
          >
            <Tag tone="plain">모두 썼어요</Tag>
            <PassHistory passId={pass.id} now={now} />
          </PassItem>
        ))}
      </ul>
      <MayAct>
        <FamilyHint active={active} />
      </MayAct>
    </Card>
  )
}

interface ItemProps {
  pass: Pass
  uses: string
  today: string
  isOver?: boolean
  children: Elements
}

function PassItem({ pass, uses, today, isOver = false, children }: ItemProps) {
  return (
    <li data-over={isOver || undefined}>
      <Picture picture={picture(planPictures[pass.planKey])} alt="" className={styles.icon} />
      <div>
        <p className="note" id={`pass-${pass.id}`}>
          {pass.label}
        </p>
        <p className={`${styles.uses} text-18 extrabold`}>
          <span>{uses}</span>
        </p>
        <p className="note">{expiryText(pass, today)}</p>
        {extensionsOf(pass).map((extension) => (
          <p key={extension.at.getTime()} className="note">
            {extensionText(extension)}
          </p>
        ))}
      </div>
      {children}
    </li>
  )
}

function FamilyHint({ active }: { active: readonly Pass[] }) {
  const known = useChildren()
  const prices = useDayPrices('prices')
  const hint =
    known.owner === 'account' && prices
      ? familyHint(active, childListOf(known).length, prices.list)
      : undefined
  if (!hint) return null
  return (
    <div className={`${styles.hint} stack-3 inset semibold balance p-4`}>
      <p>{hint}</p>
      <ButtonLink tone="tonal" isBlock to={`${paths.membership}/prepaid`}>
        패밀리 보기
      </ButtonLink>
    </div>
  )
}

/** Uses of what is valid today and counted as a whole; what is used up stands last, so the list waits for them. */
function usePassUses(passes: readonly Pass[], today: string) {
  const { familyUid } = useMember()
  const counted = passes.filter(
    (pass) => usesOfPass(pass).per === 'pass' && pass.startsOn <= today && today <= pass.expiresOn,
  )
  const reads = useQueries({ queries: counted.map((pass) => passUsesQuery(familyUid, pass)) })
  return {
    usesOf: (pass: Pass): readonly PassUse[] | undefined => reads[counted.indexOf(pass)]?.data,
    isReading: reads.some(({ isLoading }) => isLoading),
  }
}

/** Nothing is followed: the history is past. */

interface HistoryProps {
  passId: string
  now: Date
}

function PassHistory({ passId, now }: HistoryProps) {
  const [isWanted, setIsWanted] = useState(false)
  return (
    <div>
      <Disclosure summary="사용 내역" onOpen={() => setIsWanted(true)}>
        {isWanted && <Uses passId={passId} now={now} />}
      </Disclosure>
    </div>
  )
}

function Uses({ passId, now }: HistoryProps) {
  const { familyUid } = useMember()
  const frame = useRef<HTMLDivElement>(null)
  const read = useRemoteRead(bookingsOfPassQuery(familyUid, passId))
  return (
    <div ref={frame} tabIndex={-1}>
      <Remote what="사용 내역" read={read} height="72px" focusNext={frame}>
        {(bookings) => <StayList stays={staysOf(bookings).reverse()} now={now} />}
      </Remote>
    </div>
  )
}

interface OutcomeProps {
  stay: Stay
  now: Date
  isResting: boolean
}

function StayOutcome({ stay, now, isResting }: OutcomeProps) {
  const state = stayState(stay, now, { isResting })
  return (
    <>
      <b>{stayLabel(state, parentStayLabels)}</b>
      {state.kind === 'absent' && <UsesReturned stay={stay} />}
    </>
  )
}

function StayList({ stays, now }: { stays: readonly Stay[]; now: Date }) {
  const branchName = useBranchName()
  const { isResting } = useStayMessages()
  if (stays.length === 0) return <p>아직 사용하지 않았어요.</p>
  return (
    <ul className={`${styles.history} grid tabular`} aria-label="사용 내역">
      {stays.map((stay) => (
        <li key={stay.bookings[0].id}>
          <span>{`${formatDay(dayOf(stay.startsAt))} ${formatTimeSpan(stay)}`}</span>
          <span>{`${branchName(stay.branchId) ?? ''} · ${stay.childName}`}</span>
          <StayOutcome stay={stay} now={now} isResting={isResting(stay)} />
        </li>
      ))}
    </ul>
  )
}
