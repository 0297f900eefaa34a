import type { FailureRows } from './failureRows'

const notSent = '「전송에 실패했습니다. 잠시 후 다시 시도해 주세요.」 below the number, which stays'
const busy = 'the button is busy, another press sends nothing'

export const loginRows = {
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
} satisfies FailureRows
