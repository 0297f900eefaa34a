/** The SDK's error code, or undefined. */
export function refusalOf(outcome: Promise<unknown>): Promise<unknown> {
  return outcome.then(
    () => undefined,
    (error) => error.code,
  )
}
