/** Texts with something visible. */
export const visibleTexts = [
  '가',
  'a',
  '0',
  '.',
  ' \u200b가\u3000',
  '가\n나',
  '\u{1f600}',
  'ㅤ우유', // after a Hangul filler
  '\u115f\u2800 가',
  '\u0378', // assigned to nothing
]

/** Marks, embeddings, overrides and isolates of direction. */
export const directionMarks = [
  '\u061c',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]

/** Texts with nothing visible. */
export const blankTexts = [
  ' ',
  '  \t\n\r',
  '\u00a0', // no-break space
  '\u00ad', // soft hyphen
  '\u200b', // zero-width space
  '\u200d', // zero-width joiner
  '\u2028',
  '\u202e', // right-to-left override
  '\u3000', // ideographic space
  '\ufeff', // byte order mark
  '\ue000', // private
  '\u{e0001}', // language tag
  '\u0001',
  '\u0085',
  '\u3000\u200b \u00ad',
  '\u115f', // Hangul choseong filler
  '\u1160', // Hangul jungseong filler
  'ㅤ', // Hangul filler
  '\uffa0', // halfwidth Hangul filler
  '\u2800', // Braille blank
  'ㅤ \uffa0',
]
