import { changed, type FailureRows, failed, followedRow, sentRow } from './failureRows'

export const stayRows = {
  'bookings of care, following in 「오늘」 and 내 예약': followedRow(
    'the stay as it was last read',
    'it is shared meanwhile',
    'with the next answer 등원, which the agit has marked meanwhile, is there',
  ),
  'stays, cancelling': sentRow({
    again: 'the next press cancels it',
    done: 'seat and stay are gone',
    lost: {
      seen: 'the list that is read then says that it arrived: 「예약을 취소했어요.」',
      works: 'nothing is sent again',
    },
  }),
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
