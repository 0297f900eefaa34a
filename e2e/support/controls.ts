import type { Locator, Page } from '@playwright/test'

export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

export const textbox = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })

/** A select or combobox by its exact name. */
export const select = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name, exact: true })
