import { changed, type FailureRows, failed } from './failureRows'

const remembered = 'the rides as they were last read'
const followed = 'with the next answer the step that the agit has made meanwhile is there'

const inDialog = 'in the dialog, which stays as it was'

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
  'rides, changing the time': {
    refused: { seen: `${changed}, ${inDialog}`, works: 'the next press changes it' },
    slow: { seen: 'the button is busy until it is known', works: 'the ride has its new time' },
    hanging: { seen: `${failed}, after 8 s, ${inDialog}`, works: 'the retry changes it' },
    wrong: {
      seen: 'the list that is read then says that it arrived: 「시간을 변경했어요. …」',
      works: 'a further press sends nothing',
    },
  },
  'messages, sending': {
    refused: { seen: `${changed}, ${inDialog}`, works: 'the next press sends it, once' },
    slow: { seen: 'the button is busy until it is known', works: 'the ride says when it was sent' },
    hanging: { seen: `${failed}, after 8 s, ${inDialog}`, works: 'the retry sends it, once' },
    wrong: {
      seen: `${failed}, ${inDialog}`,
      works: 'the retry finds that it has arrived, and sends nothing',
    },
  },
} satisfies FailureRows
