import { useRef } from 'react'
import { dayOf, formatDay } from '@/domain/dates/day'
import { type RetainedKind, retainedUntil, retentionPeriod } from '@/domain/legal/retention'
import { now } from '@/platform/clock'
import { Button } from '@/ui/button/Button'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { FreshSignIn } from '../FreshSignIn'
import { useWithdrawal } from './useWithdrawal'
import styles from './WithdrawalForm.module.css'

interface Props {
  phone: string
  onClose: () => void
}

export function WithdrawalForm({ phone, onClose }: Props) {
  const { withdraw, onContinue, isBusy, refusal, failure, isSignInNeeded } = useWithdrawal()
  const lead = useRef<HTMLParagraphElement>(null)
  const goOnAfterSignIn = () => {
    // The code form has disappeared.
    lead.current?.focus()
    onContinue()
  }
  return (
    <div className="stack-5">
      <p ref={lead} tabIndex={-1}>
        탈퇴하면 지운 정보를 되살릴 수 없어요.
      </p>
      <WithdrawalTerms />
      {refusal && (
        <p className="danger bold" role="alert">
          {refusal}
        </p>
      )}
      {failure && <FailureMessage failure={failure} onRetry={withdraw} focusNext={lead} />}
      {isSignInNeeded && <FreshSignIn phone={phone} onDone={goOnAfterSignIn} />}
      <DialogFoot>
        <Button size="large" onClick={onClose}>
          닫기
        </Button>
        {!isSignInNeeded && (
          <Button tone="danger" size="large" isBusy={isBusy} onClick={withdraw}>
            탈퇴하기
          </Button>
        )}
      </DialogFoot>
    </div>
  )
}

function WithdrawalTerms() {
  return (
    <>
      <section className="stack-2 inset p-4">
        <h3 className="text-16">바로 지워요</h3>
        <ul className={`${styles.list} note grid`}>
          <li>프로필: 닉네임, 휴대폰 번호, 마케팅 수신 동의</li>
          <li>자녀 정보: 알레르기·돌봄 메모(건강 정보), 데려갈 수 있는 분</li>
          <li>함께 보는 보호자와 보낸 초대. 함께 보던 가족에서도 나가요.</li>
          <li>알림장과 사진, 투약 의뢰, 자주 가는 곳, 빈자리 알림</li>
          <li>로그인: 로그인 계정, 연결된 소셜 계정</li>
        </ul>
      </section>
      <section className="stack-2 inset p-4">
        <h3 className="text-16">정해진 기간 동안 아지트가 보관해요</h3>
        <ul className={`${styles.list} note grid`}>
          <li>{`주문·이용권·충전금 내역: 전자상거래법에 따라 ${keptTerm('order')}`}</li>
          <li>{`픽업·돌봄·프로그램 예약과 출결: 이용한 날부터 ${keptTerm('ride')}`}</li>
          <li>보내신 알림, 이용권을 쓴 기록: 한 달 안에 지워요</li>
        </ul>
      </section>
    </>
  )
}

/** A withdrawing member has nothing upcoming, so the last kept data is of today. */
const keptTerm = (kind: RetainedKind): string =>
  `${retentionPeriod(kind)} (늦어도 ${formatDay(retainedUntil(kind, dayOf(now())))}까지)`
