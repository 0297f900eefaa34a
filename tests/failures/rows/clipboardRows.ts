import type { FailureRows } from './failureRows'

export const clipboardRows = {
  clipboard: {
    refused: {
      seen: 'alert 「복사에 실패했습니다. 브라우저 설정을 확인해 주세요.」',
      works: 'the address can be marked by hand',
    },
    slow: { seen: '「복사됨」 once it is copied', works: 'the address can be marked by hand' },
    hanging: {
      seen: '「주소 복사」 stays, nothing claims to be copied',
      works: 'the address can be marked by hand',
    },
    wrong: {
      seen: 'no clipboard at all: the same alert',
      works: 'the address can be marked by hand',
    },
  },
} satisfies FailureRows
