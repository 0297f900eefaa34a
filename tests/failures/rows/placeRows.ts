import { changed, type FailureRows, failed } from './failureRows'

const inDialog = 'in the dialog, which stays as it was'

export const placeRows = {
  'places, reading': {
    refused: { seen: changed, works: '「새로 고침」 brings the places' },
    slow: { seen: 'a grey shape, then the places', works: 'the menus lead on' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings the places' },
    wrong: { seen: failed, works: 'the retry brings the places' },
  },
  'places, saving': {
    refused: { seen: `${changed}, ${inDialog}`, works: 'the next press saves it, once' },
    slow: { seen: 'the button is busy until it is known', works: 'the place stands in the list' },
    hanging: { seen: `${failed}, after 8 s, ${inDialog}`, works: 'the next press saves it, once' },
    wrong: {
      seen: `${failed}, ${inDialog}`,
      works: 'the retry finds that it has arrived, and sends nothing',
    },
  },
  'places, deleting': {
    refused: { seen: changed, works: 'the next press deletes it' },
    slow: { seen: 'the button is busy until it is known', works: 'the place is gone' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the next press deletes it' },
    wrong: { seen: failed, works: 'the retry says that it is gone' },
  },
} satisfies FailureRows
