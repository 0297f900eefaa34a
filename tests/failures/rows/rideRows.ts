import { type FailureRows, followedRow, inDialog, sentRow } from './failureRows'

const shownByList = (words: string, works: string) => ({
  seen: `the list that is read then says that it arrived: ${words}`,
  works,
})

export const rideRows = {
  'rides, reading': followedRow(
    'the rides as they were last read',
    'they are used meanwhile',
    'with the next answer the step that the agit has made meanwhile is there',
  ),
  'rides, booking': sentRow({
    again: 'the cart is as it was, and the next press books it',
    done: 'the ride stands in 내 예약',
    lost: { works: 'a second try finds that the ride has arrived, and sends nothing' },
  }),
  'rides, cancelling': {
    ...sentRow({
      again: 'the next press cancels',
      done: 'the ride is cancelled',
      lost: shownByList('「예약을 취소했어요.」', 'a further press sends nothing'),
    }),
    refused: {
      seen: 'the car has left meanwhile: 「지금 취소할 수 있는 예약이 없어요.」',
      works: 'the ride stands at 출발',
    },
  },
  'rides, changing the time': sentRow({
    again: 'the next press changes it',
    done: 'the ride has its new time',
    where: inDialog,
    lost: shownByList('「시간을 변경했어요. …」', 'a further press sends nothing'),
  }),
  'messages, sending': sentRow({
    again: 'the next press sends it, once',
    done: 'the ride says when it was sent',
    where: inDialog,
    lost: { works: 'the retry finds that it has arrived, and sends nothing' },
  }),
} satisfies FailureRows
