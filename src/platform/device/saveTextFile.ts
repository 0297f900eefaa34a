import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
export function saveTextFile(fileName: string, mediaType: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari reads the URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(url), secondsToMilliseconds(10))
}
