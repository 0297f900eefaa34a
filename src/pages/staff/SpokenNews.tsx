import { useNews } from '@/ui/message/useNews'

interface Props<Answer> {
  answer: Answer | undefined
  newsOf: (answer: Answer, before: Answer) => string
}

/** Announces new arrivals; visually a badge or the list shows them. */
export function SpokenNews<Answer>({ answer, newsOf }: Props<Answer>) {
  const { words, at } = useNews(answer, newsOf)
  return (
    <p className="sr-only" aria-live="polite">
      <span key={at}>{words}</span>
    </p>
  )
}
