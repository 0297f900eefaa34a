import { type FailureRows, inDialog, readRow, sentRow } from './failureRows'

export const placeRows = {
  'places, reading': readRow('the places', 'the menus lead on'),
  'places, saving': sentRow({
    again: 'the next press saves it, once',
    done: 'the place stands in the list',
    where: inDialog,
    lost: { works: 'the retry finds that it has arrived, and sends nothing' },
  }),
  'places, deleting': sentRow({
    again: 'the next press deletes it',
    done: 'the place is gone',
    lost: { works: 'the retry says that it is gone' },
  }),
} satisfies FailureRows
