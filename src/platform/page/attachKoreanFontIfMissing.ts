const PROBE_PX = 16
const STYLESHEET = '/fonts/pretendard/pretendard.css'

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

/** Without a Korean font every syllable is the same box, so two different ones are compared. */
function hasKoreanFont(): boolean {
  const syllable = drawn('가', 'sans-serif')
  return syllable === undefined || syllable !== drawn('힣', 'sans-serif')
}

/** Loads the self-hosted Korean font only on devices without one. */
export function attachKoreanFontIfMissing(): void {
  if (hasKoreanFont()) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = STYLESHEET
  document.head.append(link)
}
