import type { FailureRows } from './failureRows'

const notRead =
  '「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 with 「다시 시도」; the name stays in the header'
const notKept = '「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 in the form, which stays'
const busy = 'the button is busy, another press sends nothing'
const onceMore = 'the next press sends it, and it is there once'

export const childRows = {
  'children, reading': {
    refused: {
      seen: '「그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.」 with 「새로 고침」',
      works: 'the retry brings them',
    },
    slow: { seen: 'grey shapes, then the children', works: 'the children come with the answer' },
    hanging: { seen: `${notRead}, after 8 s`, works: 'the retry brings them' },
    wrong: { seen: notRead, works: 'the retry brings them' },
  },
  'children, writing': {
    refused: {
      seen: '「그사이 내용이 바뀌었거나 권한이 없어요. 새로 고쳐 확인해 주세요.」 in the form, which stays',
      works: 'the next press keeps the child',
    },
    slow: { seen: busy, works: 'the child is kept with the answer' },
    hanging: { seen: `${notKept}, after 8 s`, works: onceMore },
    wrong: { seen: notKept, works: 'the next press keeps the child' },
  },
} satisfies FailureRows
