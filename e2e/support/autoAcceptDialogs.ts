import type { Page } from '@playwright/test'

/** Answers every alert and remembers what it said. */
export function autoAcceptDialogs(page: Page): string[] {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(dialog.message())
    void dialog.accept()
  })
  return heard
}
