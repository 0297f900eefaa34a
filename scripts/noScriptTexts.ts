import type { Plugin } from 'vite'
import { company } from '../src/content/company.ts'

const phoneSentence = `전화 상담은 ${company.phone}으로 연락해 주세요.`

/** What a page with HTML of its own says where there is no script. */
export const pageWithoutScript = `예약과 신청에는 자바스크립트가 필요합니다. ${phoneSentence}`

/** What the empty shell says there; `index.html` only marks the place. */
export const shellWithoutScript = (): Plugin => ({
  name: 'shell-without-script',
  transformIndexHtml: (html) =>
    html.replace(
      '<noscript></noscript>',
      `<noscript>이 화면은 자바스크립트가 필요합니다. ${phoneSentence}</noscript>`,
    ),
})
