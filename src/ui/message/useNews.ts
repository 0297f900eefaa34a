import { useState } from 'react'

/** Text for a live region; `at` as key announces equal text again. */
interface News {
  text: string
  at: number
}

/** What changed since the previous answer, to be announced; nothing for the first. `newsOf` returns empty for no news. */
export function useNews<Answer>(
  answer: Answer | undefined,
  newsOf: (answer: Answer, before: Answer) => string,
): News {
  const [last, setLast] = useState<{ answer: Answer | undefined; news: News }>({
    answer,
    news: { text: '', at: 0 },
  })
  if (answer === undefined || answer === last.answer) return last.news
  const text = last.answer === undefined ? '' : newsOf(answer, last.answer)
  const news = text ? { text, at: last.news.at + 1 } : last.news
  setLast({ answer, news })
  return news
}
