import { spawnSync } from 'node:child_process'
import { binOf } from './bin'
import { answers, withOwnEmulator } from './ownEmulator'
import { rulesEngine } from './rulesEngine'

/** Tests firestore.rules and the local stand-in on the first engine that `rulesEngine` finds; `--probe` only looks for one. */
const HELP = `The security rules were not tested: no emulator that evaluates them was found. Either
  - install the official emulator (Java 17 or newer): gcloud components install cloud-firestore-emulator;
  - install hidane (no Java): cargo install hidane --locked; or
  - name an emulator that runs: FIRESTORE_EMULATOR_HOST=127.0.0.1:8080 npm run test:rules`

const report = process.env.RULES_REPORT
const RUN = [
  'run',
  '--config',
  'vitest.rules.config.ts',
  ...(report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []),
]

function testOn(host: string): boolean {
  console.log(`▶ security rules on ${host}`)
  const [node, vitest] = binOf('vitest')
  const { status } = spawnSync(node, [vitest, ...RUN], {
    stdio: 'inherit',
    env: { ...process.env, FIRESTORE_EMULATOR_HOST: host },
  })
  return status === 0
}

/** The CLI starts its emulator, names it in the environment, and ends it. */
function testOnCli(path: string): boolean {
  console.log('▶ security rules on the emulator of the firebase CLI')
  const args = ['emulators:exec', '--only', 'firestore', '--project', 'demo-rules']
  const { status } = spawnSync(path, [...args, ['npx', 'vitest', ...RUN].join(' ')], {
    stdio: 'inherit',
  })
  return status === 0
}

async function testOnNamed(host: string): Promise<boolean> {
  const deadline = Date.now() + 5_000
  if (await answers(host, () => Date.now() > deadline)) return testOn(host)
  console.error(`No emulator answers at ${host}, which FIRESTORE_EMULATOR_HOST names.`)
  return false
}

const engine = rulesEngine(process.env)
if (process.argv.includes('--probe')) process.exitCode = engine ? 0 : 1
else {
  let isGreen = false
  if (engine?.kind === 'named') isGreen = await testOnNamed(engine.host)
  else if (engine?.kind === 'cli') isGreen = testOnCli(engine.path)
  else if (engine) isGreen = await withOwnEmulator(engine, testOn)
  else console.error(HELP)
  process.exitCode = isGreen ? 0 : 1
}
