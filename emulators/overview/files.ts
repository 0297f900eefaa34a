import { createBrowserScript } from '../createBrowserScript.ts'
import { fileAt, type ServedFile } from '../http/servedFiles.ts'

export const OVERVIEW_PATH = '/emulator'

const here = (name: string) => new URL(name, import.meta.url)

export function overviewFiles(): readonly (readonly [string, ServedFile])[] {
  return [
    [OVERVIEW_PATH, fileAt(here('overview.html'), 'html')],
    ['/emulator/overview.css', fileAt(here('overview.css'), 'css')],
    ['/emulator/overview.js', { type: 'js', text: createBrowserScript(here('overview.ts')) }],
  ]
}
