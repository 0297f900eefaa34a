interface Command<Variables> {
  variables: Variables | undefined
  mutate: (variables: Variables) => void
}

/** Repeats a command with its last variables; undefined before the first. */
export function retryOf<Variables>({
  variables,
  mutate,
}: Command<Variables>): (() => void) | undefined {
  return variables === undefined ? undefined : () => mutate(variables)
}
