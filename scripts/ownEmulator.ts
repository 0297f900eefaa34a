import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import type { RulesEngine } from './rulesEngine'

const START_MS = 90_000

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

export async function answers(host: string, isOver: () => boolean): Promise<boolean> {
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

/** Runs work on an emulator of its own; false where it does not start. */
export async function withOwnEmulator(
  engine: Extract<RulesEngine, { kind: 'command' }>,
  use: (host: string) => boolean,
): Promise<boolean> {
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  console.log(`▶ starting ${engine.name}`)
  const [command = '', ...args] = engine.command(port)
  const emulator = spawn(command, args, { stdio: 'ignore' })
  const deadline = Date.now() + START_MS
  let hasEnded = false
  emulator.once('error', () => {
    hasEnded = true
  })
  emulator.once('exit', () => {
    hasEnded = true
  })
  try {
    if (await answers(host, () => hasEnded || Date.now() > deadline)) return use(host)
    console.error(`${engine.name} was started but does not answer.`)
    return false
  } finally {
    emulator.kill()
  }
}
