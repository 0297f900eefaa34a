import { useNews } from '@/ui/message/useNews'

interface Props<Answer> {
  answer: Answer | undefined
  newsOf: (answer: Answer, before: Answer) => string
}

/** Announces new arrivals; visually a badge or the list shows them. */
export function LiveNews<Answer>({ answer, newsOf }: Props<Answer>) {
  const { text, at } = useNews(answer, newsOf)
  return (
    <p className="sr-only" aria-live="polite">
      <span key={at}>{text}</span>
    </p>
  )
}
