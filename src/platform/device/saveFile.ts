import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'
/** Hands the browser a text to save as a file on this device; nothing is sent. */
export function saveTextFile(fileName: string, mediaType: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${mediaType};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari reads the address only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), secondsToMilliseconds(10))
}
