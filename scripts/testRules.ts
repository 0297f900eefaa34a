import { spawn, spawnSync } from 'node:child_process'
import { createServer } from 'node:net'
import { type RulesEngine, rulesEngine } from './rulesEngine'

/**
 * Holds firestore.rules and the local stand-in of Firestore to an engine that evaluates the rules: the first that
 * `rulesEngine` finds. With `--probe` it only says whether there is one, by its exit code.
 */
const HELP = `The security rules were not tested: no emulator that evaluates them was found. Either
  - install the official emulator (Java 17 or newer): gcloud components install cloud-firestore-emulator;
  - install hidane (no Java): cargo install hidane --locked; or
  - name an emulator that runs: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run test:rules`

const START_MS = 90_000

const report = process.env.RULES_REPORT
const VITEST = [
  'vitest',
  'run',
  '--config',
  'vitest.rules.config.ts',
  ...(report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []),
]

function testOn(host: string): boolean {
  console.log(`▶ security rules on ${host}`)
  const { status } = spawnSync('npx', VITEST, {
    stdio: 'inherit',
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host },
  })
  return status === 0
}

/** The CLI starts its emulator, names it in the environment, and ends it. */
function testOnCli(path: string): boolean {
  console.log('▶ security rules on the emulator of the firebase CLI')
  const args = ['emulators:exec', '--only', 'firestore', '--project', 'demo-rules']
  const { status } = spawnSync(path, [...args, ['npx', ...VITEST].join(' ')], { stdio: 'inherit' })
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

async function answers(host: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    const isUp = await fetch(`http://${host}/`).then(
      () => true,
      () => false,
    )
    if (isUp) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  return false
}

async function testOnNamed(host: string): Promise<boolean> {
  const deadline = Date.now() + 5_000
  if (await answers(host, () => Date.now() > deadline)) return testOn(host)
  console.error(`No emulator answers at ${host}, which FIRESTORE_EMULATOR_HOST names.`)
  return false
}

async function testOnOwn(engine: Extract<RulesEngine, { kind: 'command' }>): Promise<boolean> {
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  console.log(`▶ starting ${engine.name}`)
  const [command = '', ...args] = engine.command(port)
  const emulator = spawn(command, args, { stdio: ['ignore', 'ignore', 'ignore'] })
  const deadline = Date.now() + START_MS
  let hasEnded = false
  emulator.once('error', () => {
    hasEnded = true
  })
  emulator.once('exit', () => {
    hasEnded = true
  })
  try {
    if (await answers(host, () => hasEnded || Date.now() > deadline)) return testOn(host)
    console.error(`${engine.name} was started but does not answer.`)
    return false
  } finally {
    emulator.kill()
  }
}

const engine = rulesEngine(process.env)
if (process.argv.includes('--probe')) process.exitCode = engine ? 0 : 1
else {
  let isGreen = false
  if (engine?.kind === 'named') isGreen = await testOnNamed(engine.host)
  else if (engine?.kind === 'cli') isGreen = testOnCli(engine.path)
  else if (engine) isGreen = await testOnOwn(engine)
  else console.error(HELP)
  process.exitCode = isGreen ? 0 : 1
}
