import type { FailureRows } from '../../tests/failures/rows/failureRows'

const greeted = 'the name in the header at once, and 내 정보'

export const sessionRows = {
  'Auth, whether the session lasts': {
    refused: { seen: greeted, works: 'the children of the account are read' },
    slow: { seen: greeted, works: 'the children come with the answer' },
    hanging: {
      seen: 'the name in the header at once; what is of the account says so after 8 s',
      works: 'public pages wait for nothing; the session is there at the next visit',
    },
    wrong: { seen: greeted, works: 'the children of the account are read' },
  },
} satisfies FailureRows
