import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { binOf } from './bin'
import { withOwnEmulator } from './ownEmulator'
import { officialEmulator } from './rulesEngine'

/** Plays a week (tests/week) on the local Firestore and, on Linux with a C compiler, the official one. `--seed 7 --on local`. */
const { seed, on } = parseArgs({
  options: { seed: { type: 'string' }, on: { type: 'string' } },
}).values

const MISSING =
  "Not played on the official emulator: needs Linux, cc, Java 17 and gcloud's cloud-firestore-emulator."

function play(name: string, env: Readonly<Record<string, string>>): boolean {
  console.log(`▶ a week on ${name}`)
  const [node, vitest] = binOf('vitest')
  const { status } = spawnSync(node, [vitest, 'run', '--config', 'vitest.week.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, ...(seed !== undefined && { WEEK_SEED: seed }), ...env },
  })
  return status === 0
}

/** A library to preload that moves a process's clock; undefined where it cannot be built. */
function clockLibrary(folder: string): string | undefined {
  const library = join(folder, 'shiftedClock.so')
  const { status } = spawnSync('cc', [
    ...['-shared', '-fPIC', '-O2', '-o', library],
    'tests/week/shiftedClock.c',
  ])
  return process.platform === 'linux' && status === 0 ? library : undefined
}

async function playOfficially(folder: string): Promise<boolean> {
  const engine = officialEmulator(process.env)
  const library = clockLibrary(folder)
  if (!engine || !library) {
    console.error(MISSING)
    return on !== 'official'
  }
  const shift = join(folder, 'shift')
  writeFileSync(shift, Buffer.alloc(8))
  return withOwnEmulator(
    engine,
    (host) => play(engine.name, { WEEK_HOST: host, WEEK_SHIFT: shift }),
    { LD_PRELOAD: library, CLOCK_SHIFT_FILE: shift },
  )
}

const folder = mkdtempSync(join(tmpdir(), 'dodam-week-'))
const isGreen =
  (on === 'official' || play('the local Firestore', {})) &&
  (on === 'local' || (await playOfficially(folder)))
rmSync(folder, { recursive: true, force: true })
process.exitCode = isGreen ? 0 : 1
