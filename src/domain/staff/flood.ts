import { groupBy } from '../groupBy'

/** Firestore leaves out at most ten values. */
const MAX_LEFT_OUT = 10

/** Known senders of more than `most` rows, at most ten, most rows first: a list can go on without them. */
export const floodingSenders = <Row>(
  rows: readonly Row[],
  senderOf: (row: Row) => string,
  most: number,
): string[] =>
  [...groupBy(rows, senderOf)]
    .filter(([sender, sent]) => sender !== '' && sent.length > most)
    .sort(([, a], [, b]) => b.length - a.length)
    .slice(0, MAX_LEFT_OUT)
    .map(([sender]) => sender)
