import { changed, type FailureRows, failed, inDialog, readRow, sentRow } from './failureRows'
import { asAbove } from './networkRows'

const unread = '「사진을 불러오지 못했어요.」 in the frame; '

/** In the place of the picture. */
const pictureRow = (what: string, meanwhile: string) => {
  const { refused, hanging, wrong, ...rest } = readRow(what, meanwhile)
  return {
    ...rest,
    refused: { ...refused, seen: `${unread}${refused.seen}` },
    hanging: { ...hanging, seen: `${unread}${hanging.seen}` },
    wrong: { ...wrong, seen: `${unread}${wrong.seen}` },
  }
}

export const photoRows = {
  'photos, reading with a note': pictureRow('the first picture', 'the note is read'),
  'photos, reading on in 「사진」': pictureRow('the next picture', 'the one before is there'),
  'photos, taking the consent back': sentRow({
    again: 'the next press takes it back, and deletes the pictures',
    done: 'it is taken back, and the pictures are deleted',
  }),
  'the agit: pictures of a note': {
    refused: { seen: `${changed}${inDialog}`, works: '「새로 고침」 brings them' },
    slow: { seen: 'the dialog without them, then with them', works: 'the note is written' },
    hanging: { seen: `${failed}${inDialog}, after 8 s`, works: 'the retry brings them' },
    wrong: { seen: `${failed}${inDialog}`, works: 'the retry brings them' },
  },
  'the agit: sending a picture': sentRow({
    again: 'the next press sends it',
    done: 'it is sent once',
    where: ' and 「사진 1장을 보내지 못했어요.」 beside the picture, which stays chosen',
    lost: { works: 'the next press finds that it arrived, and sends nothing' },
  }),
  'the agit: taking a picture back': {
    ...sentRow({
      again: 'the next press deletes it',
      done: 'it is deleted',
      where: ' beside the picture, which stays',
    }),
    wrong: {
      seen: 'the list that is read then is without it, and no message',
      works: 'a new one can take its place',
    },
  },
  'the network of a teacher’s tablet, with pictures to send': {
    refused: {
      seen: '「인터넷 연결을 확인해 주세요.」 in the dialog, after 8 s; text and pictures stay',
      works: 'with the network the next press sends the note and both pictures, once',
    },
    slow: asAbove,
    hanging: asAbove,
    wrong: asAbove,
  },
} satisfies FailureRows
