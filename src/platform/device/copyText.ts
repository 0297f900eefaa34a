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
