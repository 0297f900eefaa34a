/** What a parent does every day, and what it takes: `everyday-jobs.spec.ts` presses and counts, `npm run docs` writes the table. */
interface Job {
  what: string
  from: string
  /** Taps on links, buttons, days and answers; a select takes two. */
  presses: number
  atMost: number
  /** Fields that something is typed into. */
  typed: number
}

export const jobs = {
  sameRide: {
    what: 'a pickup like the last one',
    from: '「내 정보」',
    presses: 3,
    atMost: 6,
    typed: 0,
  },
  newRide: {
    what: 'the first pickup of a family that knows care',
    from: '「내 정보」',
    presses: 7,
    atMost: 9,
    typed: 0,
  },
  care: { what: 'care', from: '「내 정보」', presses: 5, atMost: 6, typed: 0 },
  pass: { what: 'a pass', from: '「멤버십」', presses: 4, atMost: 5, typed: 1 },
  snack: { what: 'a snack', from: '「간식 구매」', presses: 6, atMost: 6, typed: 1 },
  snackOfStay: {
    what: 'a snack for a child by credit',
    from: 'its stay',
    presses: 3,
    atMost: 3,
    typed: 0,
  },
} satisfies Record<string, Job>

export const jobsTable = [
  '| a parent books or orders | from | presses | goal | fields to type into |',
  '|---|---|---|---|---|',
  ...Object.values(jobs).map(
    ({ what, from, presses, atMost, typed }) =>
      `| ${what} | ${from} | ${presses} | ${atMost} | ${typed} |`,
  ),
].join('\n')
