const canShare = (): boolean => typeof navigator.share === 'function'

/** Opens the share sheet; false if there is none or it fails, true also when the user closes it. */
export async function shareText(text: string): Promise<boolean> {
  if (!canShare()) return false
  try {
    await navigator.share({ text })
    return true
  } catch (error) {
    return error instanceof Error && error.name === 'AbortError'
  }
}
