import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { dayOf, formatDay } from '@/domain/dates/day'
import { type OpenBusiness, withdrawalRefusal } from '@/domain/legal/openBusiness'
import { type RetainedKind, retainedUntil, retentionPeriod } from '@/domain/legal/retention'
import { balanceKRW } from '@/domain/orders/ledger'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { paths } from '@/domain/site/paths'
import { withdraw } from '@/features/account/session'
import { messageState } from '@/features/account/useNavigationMessage'
import { staffMemberQuery } from '@/features/account/useStaff'
import { ledgerQuery, ordersQuery } from '@/features/orders/queries'
import { upcomingBookingsQuery } from '@/features/programs/queries'
import { upcomingRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { leaveDialogEntries } from '@/platform/page/dialogHistory'
import { authFailureOf } from '@/remote/failureOf'
import { NEVER_FRESH } from '@/remote/queryClient'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { hasFreshSignIn } from '@/services/account'
import type { AuthFailure } from '@/services/authFailure'
import { Button } from '@/ui/button/Button'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { FreshSignIn } from '../FreshSignIn'
import styles from '../MyProfilePage.module.css'
import form from './WithdrawalForm.module.css'

/** Specification 4, section 2. */
export function Withdrawal({ phone }: { phone: string }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="spread-3 note wrap line-above pt-4">
      <p>더 이용하지 않으실 때 계정과 자녀 정보를 지울 수 있어요.</p>
      <Button className={styles.withdraw} onClick={() => setOpen(true)}>
        회원 탈퇴
      </Button>
      <Dialog title="회원 탈퇴" isOpen={isOpen} onClose={close} closing="foot">
        <WithdrawalForm phone={phone} onClose={close} />
      </Dialog>
    </div>
  )
}

function WithdrawalForm({ phone, onClose }: { phone: string; onClose: () => void }) {
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
      <DialogFoot onClose={onClose}>
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
        <ul className={`${form.list} note grid gap-6px`}>
          <li>프로필: 닉네임, 휴대폰 번호, 마케팅 수신 동의</li>
          <li>자녀 정보: 알레르기·돌봄 메모(건강 정보), 데려갈 수 있는 분</li>
          <li>함께 보는 보호자와 보낸 초대. 함께 보던 가족에서도 나가요.</li>
          <li>알림장과 사진, 투약 의뢰, 자주 가는 곳, 빈자리 알림</li>
          <li>로그인: 로그인 계정, 연결된 소셜 계정</li>
        </ul>
      </section>
      <section className="stack-2 inset p-4">
        <h3 className="text-16">정해진 기간 동안 아지트가 보관해요</h3>
        <ul className={`${form.list} note grid gap-6px`}>
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

type Outcome =
  | { kind: 'done' }
  | { kind: 'refused'; refusal: string }
  | { kind: 'signInNeeded' }
  | { kind: 'failed'; failure: RemoteFailure }

const outcomeOf = (reason: AuthFailure): Outcome =>
  reason === 'freshSignInNeeded'
    ? { kind: 'signInNeeded' }
    : { kind: 'failed', failure: authFailureOf(reason) }

/** Reads what is open now, not from the cache. @throws {RepositoryError} */
async function readOpenBusiness(client: QueryClient, uid: string): Promise<OpenBusiness> {
  const staleTime = NEVER_FRESH
  const [rides, bookings, orders, entries, person] = await Promise.all([
    client.fetchQuery({ ...upcomingRidesQuery(uid), staleTime }),
    client.fetchQuery({ ...upcomingBookingsQuery(uid), staleTime }),
    client.fetchQuery({ ...ordersQuery(uid), staleTime }),
    client.fetchQuery({ ...ledgerQuery(uid), staleTime }),
    client.fetchQuery({ ...staffMemberQuery(uid), staleTime }),
  ])
  return { rides, bookings, orders, balanceKRW: balanceKRW(entries), isStaff: person !== null }
}

/** @throws {RepositoryError} when nothing was deleted */
async function tryToWithdraw(
  client: QueryClient,
  uid: string,
  hasJustSignedIn: boolean,
): Promise<Outcome> {
  const refusal = withdrawalRefusal(await readOpenBusiness(client, uid), now())
  if (refusal) return { kind: 'refused', refusal }
  // The device's clock may be wrong, so a sign-in just made is not checked.
  if (!hasJustSignedIn) {
    const fresh = await hasFreshSignIn()
    if (!fresh.ok) return outcomeOf(fresh.reason)
    if (!fresh.isFresh) return { kind: 'signInNeeded' }
  }
  const deleted = await withdraw(client, uid)
  return deleted.ok || deleted.reason === 'ended' ? { kind: 'done' } : outcomeOf(deleted.reason)
}

/** Deletes the account unless something is open; may ask for a fresh sign-in first. */
function useWithdrawal() {
  const { ownUid } = useMember()
  const client = useQueryClient()
  const navigate = useNavigate()
  const command = useCommand({
    send: (hasJustSignedIn: boolean) => tryToWithdraw(client, ownUid, hasJustSignedIn),
    // Here, not in the press handler: the member's cards have unmounted by now.
    onDone: async ({ kind }) => {
      if (kind !== 'done') return
      await leaveDialogEntries()
      void navigate(paths.my, {
        replace: true,
        state: messageState('탈퇴했어요. 그동안 이용해 주셔서 고마워요.'),
      })
    },
    failure: '회원 탈퇴를 끝내지 못했습니다.',
  })

  const { answer: outcome } = command
  return {
    withdraw: () => void command.run(false),
    onContinue: () => void command.run(true),
    isBusy: command.isBusy,
    refusal: outcome?.kind === 'refused' ? outcome.refusal : undefined,
    failure: outcome?.kind === 'failed' ? outcome.failure : command.failure,
    isSignInNeeded: outcome?.kind === 'signInNeeded',
  }
}
