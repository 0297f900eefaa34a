interface Props {
  command: { isIdle: boolean; isSuccess: boolean }
  children: string
}

/** Announces a finished command to screen readers; the list shows it visually. */
export function CommandDone({ command: { isIdle, isSuccess }, children }: Props) {
  if (isIdle) return null
  return (
    <p className="sr-only" role="status">
      {isSuccess && children}
    </p>
  )
}
