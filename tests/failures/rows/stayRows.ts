import { changed, type FailureRows, failed } from './failureRows'

const remembered = 'the stay as it was last read'
const followed = 'with the next answer 등원, which the agit has marked meanwhile, is there'

export const stayRows = {
  'bookings of care, following in 「오늘」 and 내 예약': {
    refused: { seen: remembered, works: followed },
    slow: { seen: `${remembered}, then as it is`, works: 'it is shared meanwhile' },
    hanging: { seen: `${remembered}, also after 8 s`, works: followed },
    wrong: { seen: remembered, works: followed },
  },
  'stays, cancelling': {
    refused: { seen: changed, works: 'the next press cancels it' },
    slow: { seen: 'the button is busy until it is known', works: 'seat and stay are gone' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the next press cancels it' },
    wrong: {
      seen: 'the list that is read then says that it arrived: 「예약을 취소했어요.」',
      works: 'nothing is sent again',
    },
  },
  'bookings of a pass, reading': {
    refused: { seen: `${changed}, under 「사용 내역」`, works: 'opened again, it is read' },
    slow: { seen: 'a grey shape, then the days', works: 'passes and orders stand' },
    hanging: {
      seen: `${failed}, after 8 s, under 「사용 내역」`,
      works: 'the retry brings the days',
    },
    wrong: { seen: `${failed}, under 「사용 내역」`, works: 'the retry brings the days' },
  },
} satisfies FailureRows
