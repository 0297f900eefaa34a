import type { NewLedgerEntry } from '@/domain/ledger'
import type { Lite } from './client'

/** The fields of an entry of the ledger as somebody of the agit writes it: the server adds when. */
export const ledgerDocument = (lite: Lite, { id: _, ...entry }: NewLedgerEntry, by: string) => ({
  ...entry,
  at: lite.serverTimestamp(),
  by,
})
