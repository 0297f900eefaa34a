/** The SDK's code of what went wrong, or undefined when nothing did. */
export function refusalOf(outcome: Promise<unknown>): Promise<unknown> {
  return outcome.then(
    () => undefined,
    (error) => error.code,
  )
}
