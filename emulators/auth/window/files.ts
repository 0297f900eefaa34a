import { createBrowserScript } from '../../createBrowserScript.ts'
import { fileAt, type ServedFile } from '../../http/servedFiles.ts'

const here = (name: string) => new URL(name, import.meta.url)

/** The sign-in window at the SDK's address. */
export function signInWindowFiles(): readonly (readonly [string, ServedFile])[] {
  return [
    ['/emulator/auth/handler', fileAt(here('signInWindow.html'), 'html')],
    ['/emulator/auth/window.css', fileAt(here('signInWindow.css'), 'css')],
    [
      '/emulator/auth/window.js',
      { type: 'js', text: createBrowserScript(here('signInWindow.ts')) },
    ],
  ]
}
