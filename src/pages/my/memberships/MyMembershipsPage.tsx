import { useRef } from 'react'
import { picture } from '@/content/pictures'
import { planPictures } from '@/content/planPictures'
import { formatKRW } from '@/domain/money'
import { type MembershipCartLine, membershipTotalKRW } from '@/domain/orders/membershipCart'
import { remoteFailures } from '@/domain/remoteFailure'
import type { PageHead } from '@/domain/site/pageHead'
import { paths } from '@/domain/site/paths'
import { AccountGate } from '@/features/account/AccountGate'
import { isSignedIn } from '@/features/account/accountOf'
import { useAccount } from '@/features/account/useAccount'
import { useMembershipCart } from '@/stores/membershipCart'
import { Amount } from '@/ui/Amount'
import { Button } from '@/ui/button/Button'
import { ButtonLink } from '@/ui/button/ButtonLink'
import { Card } from '@/ui/layout/Card'
import { PageIntro } from '@/ui/layout/PageIntro'
import { SectionsContainer } from '@/ui/layout/SectionsContainer'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Sections } from '@/ui/message/SectionBoundary'
import { Skeleton } from '@/ui/message/Skeleton'
import { StateMessage } from '@/ui/message/StateMessage'
import { Picture } from '@/ui/Picture'
import { MemberMemberships } from './MemberMemberships'
import styles from './MyMembershipsPage.module.css'

const myMembershipsHead: PageHead = {
  title: '내 멤버십',
  description: '장바구니에 담은 멤버십을 확인하세요.',
  isIndexed: false,
}

export function MyMembershipsPage() {
  const account = useAccount()
  const isMember = isSignedIn(account)
  return (
    <Sections>
      <PageIntro
        title={myMembershipsHead.title}
        lead={isMember ? '충전금과 이용권, 주문을 확인하세요.' : myMembershipsHead.description}
      />
      <SectionsContainer className={`${styles.page} pb-16`}>
        {account.status === 'ended' && <SessionEnded />}
        <AccountGate starting={<Skeleton height="280px" />} guest={<GuestMemberships />}>
          {() => <MemberMemberships />}
        </AccountGate>
      </SectionsContainer>
    </Sections>
  )
}

function SessionEnded() {
  const frame = useRef<HTMLDivElement>(null)
  return (
    <div ref={frame} className={`${styles.ended} max-w-720`}>
      <FailureMessage failure={remoteFailures.signedOut} focusNext={frame} />
    </div>
  )
}

/** The cart of this page load; guests cannot buy. */
function GuestMemberships() {
  const lines = useMembershipCart((state) => state.lines)
  const remove = useMembershipCart((state) => state.remove)
  const list = useRef<HTMLElement>(null)
  return (
    <>
      <section className="max-w-720" aria-label="담은 멤버십" ref={list} tabIndex={-1}>
        {lines.length === 0 ? (
          <StateMessage
            role="status"
            message="담은 멤버십이 없어요."
            picture={<Picture picture={picture('empty-cart')} alt="" />}
          >
            <ButtonLink tone="primary" to={paths.membership}>
              멤버십 둘러보기
            </ButtonLink>
          </StateMessage>
        ) : (
          <>
            <ul className="stack-3">
              {lines.map((line) => (
                <MembershipLine
                  key={line.lineNumber}
                  line={line}
                  onRemove={() => {
                    remove(line.lineNumber)
                    list.current?.focus({ preventScroll: true })
                  }}
                />
              ))}
            </ul>
            <p className={`${styles.total} sum-line muted`}>
              <span>{`합계 ${lines.length}개`}</span>
              <Amount size={28} isTotal>
                {formatKRW(membershipTotalKRW(lines))}
              </Amount>
            </p>
            <ButtonLink tone="primary" size="large" isBlock to={paths.membership}>
              멤버십 더 둘러보기
            </ButtonLink>
          </>
        )}
      </section>
      <p className="mt-5 max-w-720 note">
        담은 멤버십은 저장되지 않아요. 화면을 새로 고치면 비워져요. 체험용 화면이라 구매와 결제는
        되지 않아요.
      </p>
    </>
  )
}

function MembershipLine({ line, onRemove }: { line: MembershipCartLine; onRemove: () => void }) {
  const { item, lineNumber } = line
  const titleId = `membership-${lineNumber}`
  return (
    <Card as="li" className={`${styles.line} stack-4 middle`}>
      <Picture picture={picture(planPictures[item.plan])} alt="" className={styles.icon} />
      <div>
        <h2 className="text-18" id={titleId}>
          {item.title}
        </h2>
        <p className="muted tabular">{formatKRW(item.priceKRW)}</p>
      </div>
      <Button tone="text" aria-describedby={titleId} onClick={onRemove}>
        삭제
      </Button>
    </Card>
  )
}

export { MyMembershipsPage as Component, myMembershipsHead as head }
