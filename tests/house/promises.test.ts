import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { repositoryFiles } from '../../scripts/repositoryFiles'

const files = [...repositoryFiles('src'), ...repositoryFiles('emulators'), 'index.html'].filter(
  (file) => /\.(tsx?|html)$/.test(file),
)

/** Words that promise a message (specification 6, section 0); calls by a person are 전화. */
const promises = [
  /(?:알려|전해|보내|안내해) ?(?:드|줄게)/,
  /알릴게|안내 ?드|통지|통보/,
  /연락 ?(?:을 ?)?(?:드|할게)/,
  /소식(?:을|이) (?:받|전|있)/,
  /받아 ?(?:보실|보는|볼)/,
  /(?:문자|메일|카톡|SMS)(?:로|를|와|나|도)? .*(?:보내|받)|알림톡|푸시/,
  /알림(?:을|으로|이) (?:받|보내|가요|와요|울)/,
  /실시간(?:으로| 알림)/,
]

/** Sentences that promise nothing. */
const allowed = [
  '아지트에서 연락드릴 보호자 번호로 인증해 주세요.',
  '문자는 보내지 않아요. 이 화면에서 확인해 주세요.',
  '문자나 알림은 보내지 않습니다.',
  '화면 파일을 보내 드리기 위한 것입니다.',
]

const isCode = (line: string) => !/^\s*(?:\/\/|\/?\*)/.test(line)
/** Lines for the log of the browser. */
const isShown = (line: string) => !/failure:|FAILURE|reportError|console\./.test(line)
const promisesIn = (text: string): string[] =>
  allowed
    .reduce((rest, sentence) => rest.replaceAll(sentence, ''), text)
    .split('\n')
    .filter((line) => isCode(line) && isShown(line))
    .filter((line) => promises.some((promise) => promise.test(line)))

test.each([
  '확정되면 알려 드려요.',
  '결과를 문자로 보내요.',
  '아이 소식을 받을 번호예요.',
  '곧 연락드릴게요.',
  '도착하면 알림을 보내요.',
])('%s is a promise', (sentence) => {
  expect(promisesIn(`  '${sentence}',`)).toHaveLength(1)
})

test.each(['보호자께 전화해요.', '내 예약에 표시돼요.', ...allowed])('%s is none', (sentence) => {
  expect(promisesIn(`  '${sentence}',`)).toEqual([])
})

test('no sentence of the site promises a message', () => {
  const found = files.flatMap((file) =>
    promisesIn(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`),
  )
  expect(files.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
