import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'

/**
 * Holds firestore.rules to the table of tests/rules on the emulator that FIRESTORE_EMULATOR_HOST names, or on a
 * `hidane` of its own where that is installed.
 */
const HELP = `The security rules were not tested: no emulator that evaluates them was found. Either
  - install hidane (no Java): cargo install hidane --locked, then run this again; or
  - start the official emulator: firebase emulators:start --only firestore,
    and name it: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run test:rules`

function testOn(host: string): boolean {
  console.log(`▶ security rules on ${host}`)
  const { status } = spawnSync('npx', ['vitest', 'run', '--config', 'vitest.rules.config.ts'], {
    stdio: 'inherit',
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host },
  })
  return status === 0
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function answers(url: string): Promise<boolean> {
  for (const deadline = Date.now() + 5_000; Date.now() < deadline; ) {
    const isUp = await fetch(url).then(
      () => true,
      () => false,
    )
    if (isUp) return true
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return false
}

async function testOnNamed(host: string): Promise<boolean> {
  if (await answers(`http://${host}/`)) return testOn(host)
  console.error(`No emulator answers at ${host}, which FIRESTORE_EMULATOR_HOST names.`)
  return false
}

async function testOnHidane(): Promise<boolean> {
  const port = await freePort()
  const emulator = spawn('hidane', ['--host', '127.0.0.1', '--port', String(port)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    if (await answers(`http://127.0.0.1:${port}/`)) return testOn(`127.0.0.1:${port}`)
    console.error('hidane was started but does not answer.')
    return false
  } finally {
    emulator.kill()
  }
}

const named = process.env.FIRESTORE_EMULATOR_HOST
const isHidaneThere = spawnSync('hidane', ['--version']).status === 0
let isGreen = false
if (named) isGreen = await testOnNamed(named)
else if (isHidaneThere) isGreen = await testOnHidane()
else console.error(HELP)
process.exitCode = isGreen ? 0 : 1
