import type { Page } from '@playwright/test'

export function autoAcceptDialogs(page: Page): string[] {
  const heard: string[] = []
  page.on('dialog', (dialog) => {
    heard.push(dialog.message())
    void dialog.accept()
  })
  return heard
}
