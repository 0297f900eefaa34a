import { usesOfPass } from '@/domain/care/passUses'
import { dayOf } from '@/domain/dates/day'
import type { Pass } from '@/domain/orders/pass'
import { now } from '@/platform/clock'
import { accountKey, accountQuery } from '@/remote/accountQuery'
import { readPassUses } from '@/repository/care/passUses'

/** Every use of a member's passes in the cache, to be asked for again after a command. */
export const passUsesKey = (uid: string) => accountKey(uid, 'pass-uses')

/** The uses of a pass that matter from today on: all of a pass that has a number of them, of a daily one those of days ahead. */
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
