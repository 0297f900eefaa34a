import { removeStored } from './storageSlot'

/** Storage key prefix of account data, removed at sign-out. */
export const ACCOUNT_ROWS_PREFIX = 'dodam-account-'

export const forgetAccountRows = (): void => removeStored('local', ACCOUNT_ROWS_PREFIX)
