import type { Plugin } from 'vite'
import { company } from '../src/content/company.ts'
import { builtRelease, releaseTag } from './release.ts'

/** The marks of `index.html`, filled here for the empty shell and by the build for other pages. */
export const marks = {
  head: '<!-- title and description -->',
  entry: '<script type="module" src="/src/main.tsx"></script>',
  noscript: '<noscript></noscript>',
  root: '<div id="root"></div>',
} as const

const phoneSentence = `전화 상담은 ${company.phone}으로 연락해 주세요.`

export const pageWithoutScript = `예약과 신청에는 자바스크립트가 필요합니다. ${phoneSentence}`

const shellHead =
  '<title>도담아지트 | 안심 돌봄과 픽업</title>\n    ' +
  '<meta name="description" content="학교 앞에서 아지트까지, 방과 후 돌봄과 픽업을 한곳에서 예약하세요." />'

/** Texts of the empty shell until its page replaces them. */
export const shellTexts = (): Plugin => ({
  name: 'shell-texts',
  transformIndexHtml: (html) =>
    html
      .replace(marks.head, shellHead + releaseTag(builtRelease(process.env)))
      .replace(
        marks.noscript,
        `<noscript>이 화면은 자바스크립트가 필요합니다. ${phoneSentence}</noscript>`,
      ),
})
