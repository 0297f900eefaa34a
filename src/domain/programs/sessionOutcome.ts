/** gone: last seat taken · repeated: the child has the seat · usedUp: no pass use left · unpaid: the order was refunded */
export type SeatAnswer = 'booked' | 'gone' | 'repeated' | 'usedUp' | 'unpaid'

export type SessionOutcome = Readonly<Record<SeatAnswer, number>>

export const noOutcome: SessionOutcome = { booked: 0, gone: 0, repeated: 0, usedUp: 0, unpaid: 0 }

export const USES_EXCEEDED = '이용권에 남은 횟수가 부족해요.'

export const areAllBooked = ({ booked, ...others }: SessionOutcome): boolean =>
  booked > 0 && Object.values(others).every((count) => count === 0)

/** The message after booking; undefined when nothing was tried (specifications 4, section 6, and 5, section 2). */
export function outcomeMessage(outcome: SessionOutcome): string | undefined {
  const { booked, gone, repeated, usedUp, unpaid } = outcome
  const others = [
    repeated > 0 && '이미 예약한 시간이에요.',
    usedUp > 0 && USES_EXCEEDED,
    unpaid > 0 && '이용권이 환불됐어요.',
  ].filter((line) => line !== false)
  const lines = [...seatLines(booked, gone), ...others]
  return lines.length > 0 ? lines.join('\n') : undefined
}

function seatLines(booked: number, gone: number): string[] {
  if (gone > 0 && booked > 0)
    return [`${booked}건을 예약했어요. 마감된 ${gone}건은 다른 시간을 골라 주세요.`]
  if (gone > 0) return ['방금 마감된 시간이 있어요. 다른 시간을 골라 주세요.']
  return booked > 0 ? [`${booked}건을 예약했어요.`] : []
}
