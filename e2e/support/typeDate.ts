import type { Locator } from '@playwright/test'

/** Whether date fields begin with the year; the browser's own language decides, not the page's. */
async function isYearFirst(field: Locator): Promise<boolean> {
  const page = await field.page().context().newPage()
  await page.setContent('<input type="date" />')
  const probe = page.locator('input')
  await probe.pressSequentially('20271224')
  const value = await probe.inputValue()
  await page.close()
  return value === '2027-12-24'
}

/** Presses the keys of `yyyy-mm-dd` or `yyyy-mm` in the order in which the browser shows its parts. */
export async function typeDate(field: Locator, date: string): Promise<void> {
  const [year, ...rest] = date.split('-')
  const parts = (await isYearFirst(field)) ? [year, ...rest] : [...rest, year]
  await field.focus()
  await field.page().keyboard.type(parts.join(''))
}

/** Presses keys in the part of the year. */
export async function typeYear(field: Locator, digits: string): Promise<void> {
  const isFirst = await isYearFirst(field)
  await field.focus()
  const { keyboard } = field.page()
  if (!isFirst) {
    await keyboard.press('Tab')
    await keyboard.press('Tab')
  }
  await keyboard.type(digits)
}
