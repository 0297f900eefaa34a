import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Sentence } from '@/ui/Sentence'

afterEach(cleanup)

it.each([
  ['지점 안내에서 「픽업 신청하기」를 눌러도 돼요.', ['신청하기」를']],
  ['데이터베이스(Cloud Firestore)에 저장됩니다.', ['Firestore)에']],
  ['「자녀 추가」로 한 회차(2시간)예요.', ['추가」로', '회차(2시간)예요.']],
  ['책임자: 홍길동 · 02-000-0000 · 평일', ['02-000-0000']],
  ['대표 홍길동 · 사업자등록번호 000-00-00000', ['000-00-00000']],
  ['출결(등원, 하원), 알림', []],
  ['', []],
])('%s', (text, kept) => {
  const { container } = render(
    <p>
      <Sentence text={text} />
    </p>,
  )
  expect(container).toHaveTextContent(text)
  const words = [...container.querySelectorAll('.inline-flex')]
  expect(words.map((word) => word.textContent)).toEqual(kept)
})
