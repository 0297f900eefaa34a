import { changed, type FailureRows, failed } from './failureRows'

const remembered = 'the rides as they were last read'
const followed = 'with the next answer the step that the agit has made meanwhile is there'

/** What a member's rides depend on: reading them, booking the cart, cancelling. */
export const rideRows = {
  'rides, reading': {
    refused: { seen: remembered, works: followed },
    slow: { seen: `${remembered}, then as they are`, works: 'they are used meanwhile' },
    hanging: { seen: `${remembered}, also after 8 s`, works: followed },
    wrong: { seen: remembered, works: followed },
  },
  'rides, booking': {
    refused: { seen: changed, works: 'the cart is as it was' },
    slow: { seen: 'the button is busy until it is known', works: 'the ride stands in 내 예약' },
    hanging: { seen: `${failed}, after 8 s`, works: 'a second try books the cart' },
    wrong: {
      seen: failed,
      works: 'a second try finds that the ride has arrived, and sends nothing',
    },
  },
  'rides, cancelling': {
    refused: {
      seen: 'the car has left meanwhile: 「지금 취소할 수 있는 예약이 없어요.」',
      works: 'the ride stands at 출발',
    },
    slow: { seen: 'the button is busy until it is known', works: 'the ride is cancelled' },
    hanging: { seen: `${failed}, after 8 s`, works: 'a second try cancels' },
    wrong: {
      seen: 'the list that is read then says that it arrived: 「예약을 취소했어요.」',
      works: 'a further press sends nothing',
    },
  },
} satisfies FailureRows
