import { changed, type FailureRows, failed } from './failureRows'
import { commandRows, saidByStrip } from './staffWords'

const unread = '「아이 정보 1건을 다시 불러오고 있어요.」 over the list'
const again = '등원 and 하원 work; 「지금 다시」 brings the medicine'

export const medicineRows = {
  'medications, reading on the card of a stay': {
    refused: { seen: changed, works: '「새로 고침」 brings them; the card stands meanwhile' },
    slow: { seen: 'the card without them', works: 'the card works meanwhile' },
    hanging: { seen: `${failed}, after 8 s`, works: 'the retry brings them' },
    wrong: { seen: failed, works: 'the retry brings them' },
  },
  'medications, asking': {
    refused: { seen: changed, works: 'what is typed stays; the next press sends it' },
    slow: { seen: 'the button is busy until it is known', works: 'it is asked once' },
    hanging: {
      seen: `${failed}, after 8 s`,
      works: 'what is typed stays; the next press sends it',
    },
    wrong: { seen: failed, works: 'the next press finds that it arrived, and sends nothing' },
  },
  'the agit: medicine of a day': {
    refused: { seen: unread, works: again },
    slow: { seen: 'the rows without medicine, then with it', works: '등원 and 하원 work' },
    hanging: { seen: `${unread}, after 8 s`, works: again },
    wrong: { seen: unread, works: again },
  },
  'the agit: a dose': {
    ...saidByStrip(commandRows('it stands there as given, once', '')),
    refused: {
      seen: '「다른 선생님이 먼저 처리했어요.」 beside the button',
      works: 'after the next press it stands there as given, once',
    },
    wrong: {
      seen: 'the list that is read then shows it as given, and no message',
      works: 'it is given once',
    },
  },
} satisfies FailureRows
