interface Props {
  command: { isIdle: boolean; isSuccess: boolean }
  /** What the press has done: 「확정」. */
  children: string
}

/** Tells a screen reader that a press has done what it should; to others the page shows it. */
export function CommandDone({ command: { isIdle, isSuccess }, children }: Props) {
  if (isIdle) return null
  return (
    <p className="sr-only" role="status">
      {isSuccess && children}
    </p>
  )
}
