/** Can this browser hand a text to other apps? */
const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the system's share sheet with a text. False where there is none, or it refuses; whoever closes the sheet has decided. */
export async function shareText(text: string): Promise<boolean> {
  if (!canShare()) return false
  try {
    await navigator.share({ text })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
