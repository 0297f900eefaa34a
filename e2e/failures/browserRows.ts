import type { FailureRows } from '../../tests/failures/rows/failureRows'

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
    hanging: { seen: 'the page before', works: 'another link opens its page' },
    wrong: {
      seen: 'one reload, then the error screen between header and footer with 「다시 시도」',
      works: 'other pages open',
    },
  },
  'code of a part': {
    refused: {
      seen: 'the form’s message that the suggestion was not sent',
      works: 'the texts are kept; the next press sends them once the code is there again',
    },
    slow: { seen: '「전송 중…」, then 「제안이 접수됐어요」', works: 'the suggestion arrives' },
    hanging: { seen: 'the form’s message, after 8 s', works: 'the texts are kept' },
    wrong: { seen: 'the form’s message', works: 'the texts are kept' },
  },
} satisfies FailureRows
