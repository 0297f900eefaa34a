import { useRef, useState } from 'react'
import { formatKRW } from '@/domain/money'
import { canCancelBooking } from '@/domain/programs/programSession'
import { canCancel } from '@/domain/rides/booked/cancellationFee'
import { type HomeItem, homeChoice, homeFeeKRW, homeMessage } from '@/domain/rides/week/dayAtHome'
import { isVisibleText } from '@/domain/text/visibleText'
import { ordersQuery } from '@/features/orders/queries'
import { leaveBooking, seatsOf } from '@/features/programs/commands'
import { askWriter } from '@/features/rides/message/commands'
import { messageQueries, rideQueries } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { randomId } from '@/platform/random'
import { useMember } from '@/remote/useMember'
import { type CommandStep, useSteps } from '@/remote/useSteps'
import { cancelOrder } from '@/repository/orders/orders'
import { sendMessage } from '@/repository/rides/messages'
import { cancelRides } from '@/repository/rides/rideBooking'

/** A ride costs more by now than was said. */
class FeeRaised extends Error {
  override name = 'FeeRaised'
  readonly feeKRW: number

  constructor(feeKRW: number) {
    super('A cancellation fee has risen.')
    this.feeKRW = feeKRW
  }
}

interface Wanted {
  items: readonly HomeItem[]
  ticked: ReadonlySet<string>
  text: string
  /** Of the fees that were said. */
  saidAt: Date
  nameOf: (item: HomeItem) => string
}

/** 「쉬기로 하기」: the message first, then each in its order; what is done stays done (specification 8, section 4). */
export function useRest() {
  const { familyUid } = useMember()
  const messageId = useRef(randomId())
  const [cancelled, setCancelled] = useState<number>()
  const [saidAt, setSaidAt] = useState<Date>()
  const steps = useSteps({
    renews: () => [
      rideQueries(familyUid),
      messageQueries(familyUid),
      ordersQuery(familyUid),
      ...seatsOf(familyUid),
    ],
    failure: '쉬는 날을 알리지 못했습니다.',
  })

  const cancel = async (item: HomeItem, feeKRW: number): Promise<void> => {
    switch (item.kind) {
      case 'ride': {
        const answer = canCancel(item.ride, now())
        if (answer.ok && answer.feeKRW > feeKRW) {
          setSaidAt(now())
          throw new FeeRaised(answer.feeKRW)
        }
        return cancelRides(familyUid, [{ ride: item.ride, feeKRW }])
      }
      case 'stay': {
        // The last first: what is asked for a stay belongs to it.
        for (const booking of [...item.stay.bookings].reverse())
          if (canCancelBooking(booking, now())) await leaveBooking(booking)
        return
      }
      case 'program':
        return leaveBooking(item.booking)
      case 'snack':
        return cancelOrder(item.order)
    }
  }

  const messageSteps = ({ items, ticked, text }: Wanted): CommandStep[] => {
    const message = homeMessage(items, ticked, now())
    if (!message || !(message.isDue || isVisibleText(text))) return []
    const { about, kind } = message
    return [
      {
        key: 'message',
        name: '아지트에 남길 말',
        isCounted: false,
        // Nothing is cancelled before the agit can know the rest.
        isRequired: true,
        run: async () => {
          const { uid: by, phone } = await askWriter()
          await sendMessage({
            id: messageId.current,
            uid: familyUid,
            ...about,
            kind,
            text,
            by,
            phone,
          })
        },
      },
    ]
  }

  const start = (wanted: Wanted) => {
    const at = now()
    const chosen = wanted.items.filter(({ key }) => wanted.ticked.has(key))
    const list = chosen.map((item): CommandStep => {
      const feeKRW = homeFeeKRW(item, wanted.saidAt)
      return {
        key: item.key,
        name: wanted.nameOf(item),
        isCounted: true,
        isRequired: item.kind === 'ride',
        run: () => cancel(item, feeKRW),
      }
    })
    const count = chosen.filter((item) => homeChoice(item, at) === 'cancel').length
    void steps.run([...messageSteps(wanted), ...list], { onDone: () => setCancelled(count) })
  }

  return {
    ...steps,
    start,
    /** When a higher fee was said, which may be later than what the page draws by. */
    saidAt,
    isDone: cancelled !== undefined,
    doneWords: cancelled ? `${cancelled}건을 취소했어요.` : '아지트에 알렸어요.',
    feeWords:
      steps.error instanceof FeeRaised
        ? `취소 수수료가 ${formatKRW(steps.error.feeKRW)}으로 바뀌었어요.`
        : '',
  }
}
