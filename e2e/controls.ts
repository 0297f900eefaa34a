import type { Locator, Page } from '@playwright/test'

/** A select, or a field with a list of suggestions, by its exact name. */
export const select = (page: Page, name: string): Locator =>
  page.getByRole('combobox', { name, exact: true })
