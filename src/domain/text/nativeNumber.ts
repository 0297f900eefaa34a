const numerals = ['한', '두', '세', '네', '다섯', '여섯']

/** As before a counter: 「네 가지」. */
export const nativeNumber = (count: number): string => numerals[count - 1] ?? String(count)
