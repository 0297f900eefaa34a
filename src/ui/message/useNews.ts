import { useState } from 'react'

/** What is read out. `at` tells the same words at another time apart: as its key, they are heard again. */
interface News {
  words: string
  at: number
}

/**
 * What an answer has brought since the one before, in words to be read out; the first answer is no news.
 * @param newsOf empty when there is none; the last news stand until there are others
 */
export function useNews<Answer>(
  answer: Answer | undefined,
  newsOf: (answer: Answer, before: Answer) => string,
): News {
  const [last, setLast] = useState<{ answer: Answer | undefined; news: News }>({
    answer,
    news: { words: '', at: 0 },
  })
  if (answer === undefined || answer === last.answer) return last.news
  const words = last.answer === undefined ? '' : newsOf(answer, last.answer)
  const news = words ? { words, at: last.news.at + 1 } : last.news
  setLast({ answer, news })
  return news
}
