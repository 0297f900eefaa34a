import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { planPictures } from '@/content/planPictures'
import { USES_UNKNOWN, usesLabel, usesOfPass, usesText } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import { expiryLabel, expiryText, familyHint, isPassActive, type Pass } from '@/domain/orders/pass'
import { carePath, paths } from '@/domain/site/paths'
import { MayAct } from '@/features/account/MayAct'
import { childListOf, useChildren } from '@/features/account/useChildren'
import { passUsesQuery } from '@/features/programs/queries'
import { useMember } from '@/remote/useMember'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { RetryButton } from '@/ui/button/RetryButton'
import { Card } from '@/ui/layout/Card'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { Tag } from '@/ui/Tag'
import { PassHistory } from './PassHistory'
import styles from './PassList.module.css'

interface Props {
  passes: readonly Pass[]
  /** Refunded order ids; undefined while loading: then no pass is shown as active. */
  refunded: ReadonlySet<string> | undefined
  now: Date | undefined
  onRetry?: (() => void) | undefined
}

export function PassList({ passes, refunded, now, onRetry }: Props) {
  const list = useRef<HTMLUListElement>(null)
  if (!now) return null
  const today = dayOf(now)
  const active = passes.filter((pass) => refunded && isPassActive(pass, today, refunded))
  // While orders load, no pass is shown as over either.
  const isKnown = refunded !== undefined || onRetry !== undefined
  const over = passes.filter((pass) => !active.includes(pass))
  if (passes.length === 0)
    return (
      <StateMessage role="status" message="아직 이용권이 없어요.">
        <ButtonLink tone="tonal" to={paths.membership}>
          멤버십 둘러보기
        </ButtonLink>
      </StateMessage>
    )
  return (
    <Card className={styles.card}>
      {onRetry && (
        <StateMessage role="alert" message="쓸 수 있는 이용권인지 확인하지 못했어요.">
          <RetryButton onRetry={onRetry} focusNext={list} />
        </StateMessage>
      )}
      <ul className={styles.list} aria-label="이용권" ref={list} tabIndex={-1}>
        {[...active, ...over].map((pass) => (
          <li key={pass.id} data-over={(isKnown && over.includes(pass)) || undefined}>
            <Picture picture={picture(planPictures[pass.planKey])} alt="" className={styles.icon} />
            <div>
              <p className="note" id={`pass-${pass.id}`}>
                {pass.label}
              </p>
              <p className={styles.uses}>
                {active.includes(pass) ? <UsesLeft pass={pass} /> : usesText(pass)}
              </p>
              <p className="note">{expiryText(pass, today)}</p>
            </div>
            <Tag tone={active.includes(pass) ? 'orange' : 'plain'}>
              {refunded?.has(pass.orderId) ? '환불' : expiryLabel(pass, today)}
            </Tag>
            {active.includes(pass) && (
              <MayAct>
                <ButtonLink
                  className={styles.book}
                  tone="tonal"
                  aria-describedby={`pass-${pass.id}`}
                  to={carePath({ pass: pass.id })}
                >
                  돌봄 예약
                </ButtonLink>
              </MayAct>
            )}
            {active.includes(pass) && <PassHistory passId={pass.id} now={now} />}
          </li>
        ))}
      </ul>
      <MayAct>
        <FamilyHint active={active} />
      </MayAct>
    </Card>
  )
}

function FamilyHint({ active }: { active: readonly Pass[] }) {
  const known = useChildren()
  const hint = known.owner === 'account' ? familyHint(active, childListOf(known).length) : undefined
  if (!hint) return null
  return (
    <div className={styles.hint}>
      <p>{hint}</p>
      <ButtonLink tone="tonal" isBlock to={`${paths.membership}/prepaid`}>
        패밀리 보기
      </ButtonLink>
    </div>
  )
}

interface UsesLeftProps {
  pass: Pass
}

const UsesLeft = ({ pass }: UsesLeftProps) =>
  usesOfPass(pass).per === 'day' ? <span>{usesText(pass)}</span> : <CountedUses pass={pass} />

function CountedUses({ pass }: UsesLeftProps) {
  const { familyUid } = useMember()
  const uses = useRemoteRead(passUsesQuery(familyUid, pass))
  switch (uses.status) {
    case 'loading':
      return <Skeleton width="72px" height="1lh" />
    case 'failed':
      return <span>{USES_UNKNOWN}</span>
    case 'loaded':
      return <span>{usesLabel(pass, uses.data)}</span>
  }
}
