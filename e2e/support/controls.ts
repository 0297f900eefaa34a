import type { Locator, Page } from '@playwright/test'

/** A button by its exact name, or by a pattern. */
export const button = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('button', { name, exact: true })

/** A field for text by its exact name. */
export const textbox = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true })

/** A select, or a field with a list of suggestions, by its exact name. */
export const select = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name, exact: true })
