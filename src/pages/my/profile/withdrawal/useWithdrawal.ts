import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { type OpenBusiness, withdrawalRefusal } from '@/domain/legal/openBusiness'
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
export function useWithdrawal() {
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
