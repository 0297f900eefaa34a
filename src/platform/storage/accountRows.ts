import { removeStored } from './storageSlot'

/** Storage key prefix of account data, removed at sign-out. */
export const ACCOUNT_ROWS_PREFIX = 'dodam-account-'

export const forgetAccountRows = (): void => removeStored('local', ACCOUNT_ROWS_PREFIX)

/** Of a family of others. */
export const familyRowsPrefix = (familyUid: string): string =>
  `${ACCOUNT_ROWS_PREFIX}of-${familyUid}-`

export const forgetFamilyRows = (familyUid: string): void =>
  removeStored('local', familyRowsPrefix(familyUid))
