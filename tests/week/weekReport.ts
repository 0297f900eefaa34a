import { formatKRW } from '@/domain/money'
import type { Scenario } from './actors'
import { expectedCounts } from './agreement'
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
  const orders = [...journal.orders.values()]
  const messages = [...journal.messages.values()]
  const counted = (what: string) => counts.get(what) ?? 0
  const asked = (answer: string) => counted(`seat: ${answer}`)
  const owners = new Map(families.map(({ family }) => [family.uid, family]))
  const rides = [...journal.rides.values()]
  const byGuardians = [
    `rides ${rides.filter(({ uid, phone }) => owners.get(uid)?.phone !== phone).length}`,
    `orders ${orders.filter(({ uid, nickname }) => owners.get(uid)?.nickname !== nickname).length}`,
    `messages ${messages.filter(({ uid, by }) => uid !== by).length}`,
    `seats of care ${counted('seats by a guardian')}`,
  ].join(', ')
  const ofStays = messages.filter(({ rideId }) => rideId === '')
  const ofChild = orders.filter(({ childId }) => childId !== '')
  const hostile = sum([...journal.hostile.values()])
  const children = sum(families.map(({ family }) => family.children.length))
  const presses = [...counts].filter(([what]) => what.startsWith('press: '))
  return `# A week in one evening

Written by \`npm run test:week\`, seed ${seed}. ${families.length} families with ${children} children, every fifth with a guardian, two owners and a teacher of each of two branches, played
through \`src/repository\`, each person on a device of their own. Each tenth request to Firestore fails, each fiftieth press is a double tap, and every morning a document of each
collection is broken in the console. In the end money, rides, seats, attendance, uses, orders, notes, messages and who shares which family agreed with what was pressed, to the won
and the minute, everybody's lists held every sound document, and there was no document more.

| | |
|---|---|
| rides | ${tally(rides.map(({ status }) => status))} |
| presses for a seat of care | booked ${asked('booked')}, gone ${asked('gone')}, sits there already ${asked('repeated')}, refunded pass ${asked('unpaid')}, used up ${asked('usedUp')} |
| sessions that were full | ${journal.onceFull.size} of ${journal.sessions.size} |
| seats in the end | ${tally(seats.map(seatLabel))} |
| orders | ${tally(orders.map(({ status }) => status))} |
| orders of snacks for a child | ${ofChild.length}, ${tally(ofChild.map(({ status }) => status))} |
| orders with credit | ${tally(orders.filter(({ payWith }) => payWith === 'balance').map(({ status }) => status))} |
| 「충전금에서 빼기」 | done ${counted('credit: done')}, too little ${counted('credit: short')}, by both owners at once ${counted('two owners at once')}, below zero by that ${counted('credit: below zero by two at once')} |
| 「충전금」 in the order's form | too little ${counted('credit: not offered')} |
| entries of ledgers | ${tally(entries.map(({ kind }) => kind))} |
| sum of all balances | ${formatKRW(sum(entries.map(({ amountKRW }) => amountKRW)))} |
| notes | ${journal.notes.size}, read ${[...journal.notes.values()].filter(({ isSeen }) => isSeen).length} |
| messages of stays | ${tally(ofStays.map(({ kind }) => kind))}; read ${ofStays.filter(({ isSeen }) => isSeen).length} |
| messages of rides | ${messages.length - ofStays.length} |
| by guardians | ${byGuardians} |
| guardians in the end | ${tally(journal.guardianships.values())} |
| the same pressed by two of a family at once | ${counted('both at once')} |
| the same pressed by two of the agit at once | ${counted('two of the agit at once')} |
| refused, as the presses before explain | ${counted('refused')} |
| left to a colleague, as the own family's | ${counted('left to a colleague')} |
| double taps | ${counted('double taps')} |
| broken documents | ${hostile}, beside ${sum(Object.values(expectedCounts(stage)))} |
| requests | ${network.requestCount()} |
| faults | ${Object.entries(network.counts)
    .map(([fault, count]) => `${fault} ${count}`)
    .join(', ')} |
| presses | ${counted('presses')}, pressed again ${counted('pressed again')} |

| pressed | times |
|---|---|
${presses.map(([what, count]) => `| ${what.replace('press: ', '')} | ${count} |`).join('\n')}
`
}
