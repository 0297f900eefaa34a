const DIGITS = ['', '일', '이', '삼', '사', '오', '육', '칠', '팔', '구']
const PLACES = ['', '십', '백', '천']
const GROUPS = ['', '만', '억', '조']

/** Up to 9,999; every digit is said, as on papers that nobody shall change: 110 is 일백일십. */
const groupInWords = (group: number): string =>
  [...String(group)]
    .map((digit, at, digits) => {
      const word = DIGITS[Number(digit)] ?? ''
      return word && `${word}${PLACES[digits.length - 1 - at]}`
    })
    .join('')

/** `일금 삼십만 원정` of whole won, 0 to 9,999조; undefined below 0 (specification 7, section 6). */
export function wonInWords(sumKRW: number): string | undefined {
  if (sumKRW < 0) return undefined
  let words = ''
  for (const name of GROUPS) {
    const group = Math.floor(sumKRW / 10_000 ** GROUPS.indexOf(name)) % 10_000
    if (group > 0) words = `${groupInWords(group)}${name}${words}`
  }
  return `일금 ${words || '영'} 원정`
}
