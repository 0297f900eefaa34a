import { usesOfPass } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import { now } from '@/platform/clock'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { readPassUses } from '@/repository/orders/passUses'

export const passUsesKey = (uid: string) => accountKey(uid, 'pass-uses')

/** Uses of a pass: all, or for a daily pass from today on. */
export const passUsesQuery = (uid: string, pass: Pass) =>
  accountQuery({
    uid,
    name: ['pass-uses', pass.id],
    failure: '이용권의 남은 횟수를 불러오지 못했습니다.',
    read: () =>
      readPassUses(
        { uid, passId: pass.id },
        usesOfPass(pass).per === 'day' ? dayOf(now()) : undefined,
      ),
  })
