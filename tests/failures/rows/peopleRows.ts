import { changed, type FailureRows, failed } from './failureRows'

const kept = 'in the dialog, which keeps what was typed'

/** Of the people of the agit. */
export const peopleRows = {
  'people of the agit, reading': {
    refused: { seen: changed, works: '「새로 고침」 brings the people' },
    slow: { seen: 'a grey shape, then the people', works: 'the menu and 「선생님 초대」' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings the people' },
    wrong: { seen: failed, works: 'the retry brings the people' },
  },
  'people of the agit, inviting': {
    refused: { seen: `${changed}, ${kept}`, works: 'the next press makes the invitation, once' },
    slow: { seen: 'the button is busy until it is known', works: 'the code is shown' },
    hanging: {
      seen: `${failed}, after 8 s, ${kept}`,
      works: 'the next press makes the invitation, once',
    },
    wrong: {
      seen: `${failed}, ${kept}`,
      works: 'the next press finds that it was made, and sends nothing',
    },
  },
  'people of the agit, changing': {
    refused: { seen: `${changed}, ${kept}`, works: 'the next press saves' },
    slow: { seen: 'the button is busy until it is known', works: 'the dialog closes' },
    hanging: { seen: `${failed}, after 8 s, ${kept}`, works: 'the next press saves' },
    wrong: { seen: `${failed}, ${kept}`, works: 'the next press saves' },
  },
  'people of the agit, putting out': {
    refused: { seen: changed, works: 'the next press puts out' },
    slow: { seen: 'the button is busy until it is known', works: 'the person is gone' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the next press puts out' },
    wrong: { seen: failed, works: 'the retry puts out' },
  },
  'people of the agit, joining': {
    refused: { seen: changed, works: 'the next press joins' },
    slow: { seen: 'the button is busy until it is known', works: '/staff opens' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the next press joins, once' },
    wrong: { seen: failed, works: 'the next press finds out that it arrived, and opens /staff' },
  },
} satisfies FailureRows
