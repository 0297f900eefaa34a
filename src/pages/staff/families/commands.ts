import type { Pass } from '@/domain/orders/pass'
import { MAX_EXTENSION_REASON } from '@/domain/orders/passExtension'
import { tidyLineWithin } from '@/domain/text/tidyText'
import { useCommand } from '@/remote/useCommand'
import { extendPass } from '@/repository/orders/passes'
import { type FamilyPageOf, passesOfFamilyQuery } from './queries'

interface Extension {
  days: number
  reason: string
}

/** 「늘리기」. */
export const useExtendPass = (page: FamilyPageOf, pass: Pass) =>
  useCommand({
    of: (extension: Extension) => ({ uid: page.uid, passId: pass.id, ...extension }),
    send: ({ days, reason }, { id }) =>
      extendPass(
        { uid: page.uid, id: pass.id },
        { id, days, reason: tidyLineWithin(reason, MAX_EXTENSION_REASON), by: page.staffUid },
      ),
    renews: () => [passesOfFamilyQuery(page)],
    failure: '이용권의 기간을 늘리지 못했습니다.',
  })
