import { removeStored } from './storage'

/** Rows of an account stand under names that begin so: they go when the parent signs out. */
export const ACCOUNT_ROWS_PREFIX = 'dodam-account-'

/** Forgets the rows that the device remembers of any account. */
export const forgetAccountRows = (): void => removeStored('local', ACCOUNT_ROWS_PREFIX)
