import { useNews } from '@/ui/message/useNews'

interface Props<Answer> {
  /** Undefined as long as there is none. */
  answer: Answer | undefined
  newsOf: (answer: Answer, before: Answer) => string
}

/** Reads out what has come while somebody looks; to others a badge or the list shows it. */
export function SpokenNews<Answer>({ answer, newsOf }: Props<Answer>) {
  const { words, at } = useNews(answer, newsOf)
  return (
    <p className="sr-only" aria-live="polite">
      <span key={at}>{words}</span>
    </p>
  )
}
