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
  care: {
    what: 'care with a pass, and the message that it is booked',
    from: '「내 정보」',
    presses: 4,
    atMost: 4,
    typed: 0,
  },
  nextWeek: {
    what: 'next week like this one, rides and care',
    from: '「내 정보」',
    presses: 1,
    atMost: 1,
    typed: 0,
  },
  restDay: {
    what: 'a day at home: ride, stay and snack cancelled, and the agit informed',
    from: '「내 정보」',
    presses: 2,
    atMost: 2,
    typed: 0,
  },
  seeGap: {
    what: 'seeing which day has care and no ride',
    from: '「내 정보」',
    presses: 0,
    atMost: 0,
    typed: 0,
  },
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
