interface Command<Variables> {
  variables: Variables | undefined
  mutate: (variables: Variables) => void
}

/** Sends what a command sent last once more; nothing where it has sent nothing. */
export function retryOf<Variables>({
  variables,
  mutate,
}: Command<Variables>): (() => void) | undefined {
  return variables === undefined ? undefined : () => mutate(variables)
}
