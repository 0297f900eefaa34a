/** False when the browser refuses; never throws. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    console.warn('클립보드에 복사하지 못했습니다.')
    return false
  }
}

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
