/** A function that gives the same answer, and works it out once, while its argument is the same object. */
export function keepLast<Given extends object, Answer>(
  answerOf: (given: Given) => Answer,
): (given: Given) => Answer {
  let last: { given: Given; answer: Answer } | undefined
  return (given) => {
    if (last?.given !== given) last = { given, answer: answerOf(given) }
    return last.answer
  }
}
