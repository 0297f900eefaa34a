import { changed, type FailureRows, failed } from './failureRows'

const inDialog = 'in the dialog, which stays as it was'

export const familyRows = {
  'guardians, reading': {
    refused: { seen: changed, works: '「새로 고침」 brings the guardians' },
    slow: { seen: 'a grey shape, then the guardians', works: 'the menus and 「초대하기」' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings the guardians' },
    wrong: { seen: failed, works: 'the retry brings the guardians' },
  },
  'guardians, inviting': {
    refused: {
      seen: `${changed}, ${inDialog}`,
      works: 'the next press makes the invitation, once',
    },
    slow: { seen: 'the button is busy until it is known', works: 'the code is shown' },
    hanging: {
      seen: `${failed}, after 8 s, ${inDialog}`,
      works: 'the next press makes the invitation, once',
    },
    wrong: {
      seen: `${failed}, ${inDialog}`,
      works: 'the next press finds that it was made, and sends nothing',
    },
  },
  'guardians, putting out': {
    refused: { seen: changed, works: 'the next press puts out' },
    slow: { seen: 'the button is busy until it is known', works: 'the guardian is gone' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the next press puts out' },
    wrong: { seen: failed, works: 'the retry puts out' },
  },
} satisfies FailureRows
