const PROBE_PX = 16
const STYLESHEET = '/fonts/pretendard/pretendard.css'

/** Draws text in the given family and returns its pixels, or undefined where there is no canvas. */
function drawn(text: string, family: string): string | undefined {
  const canvas = document.createElement('canvas')
  canvas.width = PROBE_PX * 2
  canvas.height = PROBE_PX * 2
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return undefined
  context.font = `${PROBE_PX}px ${family}`
  context.textBaseline = 'top'
  context.fillText(text, 2, 2)
  return context.getImageData(0, 0, canvas.width, canvas.height).data.join()
}

/** Can this device draw Korean? Without any Korean font every syllable is the same empty box, so two that look nothing alike are compared. */
function hasKoreanFont(): boolean {
  const syllable = drawn('가', 'sans-serif')
  return syllable === undefined || syllable !== drawn('힣', 'sans-serif')
}

/** Attaches the self-hosted Korean font, only on devices that have none: everybody else downloads nothing. */
export function attachKoreanFontIfMissing(): void {
  if (hasKoreanFont()) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLESHEET
  document.head.append(link)
}
