import { secondsToMilliseconds } from 'date-fns/secondsToMilliseconds'

/** Downloads what the page holds. */
export function saveFile(fileName: string, content: Blob): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // Safari reads the URL only after the click handler.
  setTimeout(() => URL.revokeObjectURL(url), secondsToMilliseconds(10))
}

export const saveTextFile = (fileName: string, mediaType: string, text: string): void =>
  saveFile(fileName, new Blob([text], { type: `${mediaType};charset=utf-8` }))
