import { spawnSync } from 'node:child_process'

/** Repeats the unit and component tests under other system clocks: no test knows what day it is. Arguments are Vitest's. */

/** In Seoul. */
const CLOCKS = {
  'a night': '2026-11-26T01:00',
  'the last minutes of a year': '2026-12-31T23:40',
  'a Sunday': '2027-01-03T12:00',
  'the end of February': '2027-02-28T12:00',
  'a leap day in the morning': '2028-02-29T08:30',
}

const MISSING = `The clock cannot be shifted without faketime:
  - Debian, Ubuntu: apt-get install faketime
  - macOS: brew install libfaketime`

function passesAt(name: string, clock: string): boolean {
  console.log(`\n▶ ${name}: ${clock}`)
  // As a distance: an instant would be read in the time zone of each process.
  const aheadS = Math.round((Date.parse(`${clock}+09:00`) - Date.now()) / 1000)
  const command = ['npx', 'vitest', 'run', ...process.argv.slice(2)]
  const { status } = spawnSync(
    'faketime',
    ['-f', `${aheadS < 0 ? '' : '+'}${aheadS}s`, ...command],
    {
      stdio: 'inherit',
    },
  )
  return status === 0
}

if (spawnSync('faketime', ['--version']).status === 0) {
  const failed = Object.entries(CLOCKS).filter(([name, clock]) => !passesAt(name, clock))
  for (const [name, clock] of failed) console.error(`✘ ${name}: ${clock}`)
  process.exitCode = failed.length === 0 ? 0 : 1
} else {
  console.error(MISSING)
  process.exitCode = 1
}
