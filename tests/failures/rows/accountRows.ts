import type { FailureRows } from './failureRows'

const greeted = 'the name in the header at once, and the own page'
const notSent = '「전송에 실패했습니다. 잠시 후 다시 시도해 주세요.」 below the number, which stays'
const notRead =
  '「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 with 「다시 시도」; the name stays in the header'
const notKept = '「처리하지 못했어요. 잠시 후 다시 시도해 주세요.」 in the form, which stays'
const busy = 'the button is busy, another press sends nothing'
const alerted = 'an alert that it could not be sent; the form stays'
const onceMore = 'the next press sends it, and it is there once'

export const accountRows = {
  'Auth, whether the session lasts': {
    refused: { seen: greeted, works: 'the children of the account are read' },
    slow: { seen: greeted, works: 'the children come with the answer' },
    hanging: {
      seen: 'the name in the header at once; what is of the account says so after 8 s',
      works: 'public pages wait for nothing; the session is there at the next visit',
    },
    wrong: { seen: greeted, works: 'the children of the account are read' },
  },
  'Auth, phone codes': {
    refused: { seen: notSent, works: 'the next press sends the code' },
    slow: { seen: busy, works: 'the code comes with the answer' },
    hanging: {
      seen: '「인증에 실패했습니다.」 after a minute; number and code stay',
      works: 'the next press signs in',
    },
    wrong: {
      seen: '「인증에 실패했습니다.」; number and code stay',
      works: 'the next press signs in',
    },
  },
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
  pickup_requests: {
    refused: { seen: alerted, works: onceMore },
    slow: { seen: busy, works: 'the receipt comes with the answer' },
    hanging: { seen: `${alerted}, after 8 s`, works: onceMore },
    wrong: { seen: alerted, works: onceMore },
  },
  branch_suggestions: {
    refused: { seen: alerted, works: onceMore },
    slow: { seen: busy, works: 'the receipt comes with the answer' },
    hanging: { seen: `${alerted}, after 8 s`, works: `after a reload, too, ${onceMore}` },
    wrong: { seen: alerted, works: onceMore },
  },
} satisfies FailureRows
