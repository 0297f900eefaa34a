import { formatKRW } from '@/domain/money'
import type { Scenario } from './actors'
import type { faultyNetwork } from './faultyNetwork'
import type { Seat } from './journal'

interface Played {
  seed: number
  stage: Scenario
  network: ReturnType<typeof faultyNetwork>
}

const tally = (values: Iterable<string>): string => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${value} ${count}`).join(', ')
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

function seatLabel({ isCancelled, arrived, left }: Seat): string {
  if (isCancelled) return 'cancelled by the agit'
  if (left) return 'came and left'
  return arrived ? 'came' : 'missed'
}

/** The reproducible part of the week. */
export function weekReport({ seed, stage, network }: Played): string {
  const { families, journal } = stage
  const { counts } = journal
  const seats = [...journal.seats.values()]
  const entries = [...journal.ledgers.values()].flat()
  const asked = (answer: string) => counts.get(`seat: ${answer}`) ?? 0
  const children = sum(families.map(({ family }) => family.children.length))
  const presses = [...counts].filter(([what]) => what.startsWith('press: '))
  return `# A week in one evening

Written by \`npm run test:week\`, seed ${seed}. ${families.length} families with ${children} children, two owners and a teacher of each of two branches, played through \`src/repository\`, each person
on a device of their own; each tenth request to Firestore fails. In the end money, rides, seats, attendance, uses, orders and notes
agreed with what was pressed, to the won and the minute, and there was no document more.

| | |
|---|---|
| rides | ${tally([...journal.rides.values()].map(({ status }) => status))} |
| presses for a seat of care | booked ${asked('booked')}, gone ${asked('gone')}, sits there already ${asked('repeated')}, refunded pass ${asked('unpaid')}, used up ${asked('usedUp')} |
| sessions that were full | ${journal.onceFull.size} of ${journal.sessions.size} |
| seats in the end | ${tally(seats.map(seatLabel))} |
| orders | ${tally([...journal.orders.values()].map(({ status }) => status))} |
| entries of ledgers | ${tally(entries.map(({ kind }) => kind))} |
| sum of all balances | ${formatKRW(sum(entries.map(({ amountKRW }) => amountKRW)))} |
| notes | ${journal.notes.size}, read ${[...journal.notes.values()].filter(({ isSeen }) => isSeen).length} |
| requests | ${network.requestCount()} |
| faults | ${Object.entries(network.counts)
    .map(([fault, count]) => `${fault} ${count}`)
    .join(', ')} |
| presses | ${counts.get('presses') ?? 0}, pressed again ${counts.get('pressed again') ?? 0} |

| pressed | times |
|---|---|
${presses.map(([what, count]) => `| ${what.replace('press: ', '')} | ${count} |`).join('\n')}
`
}
