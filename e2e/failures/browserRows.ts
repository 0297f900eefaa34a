import type { FailureCell, FailureRows } from '../../tests/failures/rows/failureRows'

const cannotHang: FailureCell = {
  seen: 'cannot happen: the call is synchronous, a browser that hangs in it hangs as a whole',
}
const onAccount = 'a ride goes into the cart and is booked'

export const browserRows = {
  pictures: {
    refused: { seen: 'all words in their places, empty frames', works: 'the menu leads on' },
    slow: { seen: 'all words in their places, pictures fill in later', works: 'the menu leads on' },
    hanging: {
      seen: 'all words in their places; on the home page what HTML does works, its script comes after 8 s',
      works: 'the menu leads to the pickup request by a page load',
    },
    wrong: { seen: 'all words in their places, empty frames', works: 'the menu leads on' },
  },
  fonts: {
    refused: { seen: "the device's own letters", works: 'a question is found' },
    slow: { seen: "the device's own letters until the font is here", works: 'a question is found' },
    hanging: { seen: "the device's own letters", works: 'a question is found' },
    wrong: { seen: "the device's own letters", works: 'a question is found' },
  },
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
  'storage, reading': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'the page as ever, a moment later', works: onAccount },
    hanging: cannotHang,
    wrong: { seen: 'a notice, once, that kept values were not readable', works: onAccount },
  },
  'storage, writing': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'the page as ever', works: onAccount },
    hanging: cannotHang,
    wrong: {
      seen: 'the page as ever: what was forgotten silently is gone at the next visit',
      works: onAccount,
    },
  },
  'storage, quota': {
    refused: { seen: 'a notice, once, that this browser keeps nothing', works: onAccount },
    slow: { seen: 'cannot happen: a full storage refuses at once' },
    hanging: cannotHang,
    wrong: {
      seen: 'room for some values only: the notice at the first that is refused',
      works: onAccount,
    },
  },
  'service worker': {
    refused: { seen: 'the page as ever', works: 'a question is found' },
    slow: { seen: 'the page as ever', works: 'a question is found' },
    hanging: { seen: 'the page as ever', works: 'a question is found' },
    wrong: { seen: 'the page as ever', works: 'a question is found' },
  },
  'code of a page': {
    refused: {
      seen: 'one reload, then the error screen between header and footer with 「다시 시도」',
      works: 'other pages open; the retry brings the page once it is there again',
    },
    slow: { seen: 'the page before, until the next one is here', works: 'the page before is used' },
    hanging: { seen: 'the page before', works: 'another link is followed' },
    wrong: {
      seen: 'one reload, then the error screen between header and footer with 「다시 시도」',
      works: 'other pages open',
    },
  },
  'code of a part': {
    refused: {
      seen: 'the messages of the menus that it would have read',
      works: 'a retry brings them once the code is there again',
    },
    slow: { seen: '「불러오는 중…」, then the menus', works: 'a snack is chosen' },
    hanging: {
      seen: 'the messages of the menus, after 8 s',
      works: 'the top-up guide opens',
    },
    wrong: { seen: 'the messages of the menus', works: 'the top-up guide opens' },
  },
} satisfies FailureRows
