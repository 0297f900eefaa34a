import type { LedgerEntry, LedgerKind } from '@/domain/orders/ledger'
import type { Tally } from '@/domain/tally'
import {
  inGroup,
  type QueryBuilder,
  readMemberDocuments,
  tallyMemberDocuments,
} from '../firestore/client'
import { parseDocuments } from '../firestore/parseDocuments'
import { ledgerEntrySchema } from './ledger'

interface EntriesAsked {
  kind?: LedgerKind
  /** Included. */
  from: Date
  /** Not included; undefined: until now. */
  to?: Date
}

/** Of all members. */
const entries = ({ kind, from, to }: EntriesAsked): QueryBuilder =>
  inGroup('ledger', (sdk) => [
    ...(kind === undefined ? [] : [sdk.where('kind', '==', kind)]),
    sdk.where('at', '>=', sdk.Timestamp.fromDate(from)),
    ...(to === undefined ? [] : [sdk.where('at', '<', sdk.Timestamp.fromDate(to))]),
    sdk.orderBy('at'),
  ])

/** For owners: entries of all members, in whole won. */
export const countEntries = (asked: EntriesAsked): Promise<Tally> =>
  tallyMemberDocuments('amountKRW', entries(asked))

/** For owners: entries of all members, by time. */
export const readEntries = async (asked: EntriesAsked): Promise<LedgerEntry[]> =>
  parseDocuments('ledger', await readMemberDocuments(entries(asked)), ledgerEntrySchema)
