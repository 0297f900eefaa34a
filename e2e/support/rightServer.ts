import { resolve } from 'node:path'

interface Tested {
  projects: readonly { use: { baseURL?: string | undefined } }[]
}

/** Refuses to test what another folder's server shows at our port. @throws with whose it is */
export default async function rightServer({ projects }: Tested): Promise<void> {
  const { baseURL = '' } = projects[0]?.use ?? {}
  const answer = await fetch(new URL('/emulator/folder', baseURL))
  const folder = answer.ok ? await answer.text() : undefined
  if (folder === resolve('dist')) return
  throw new Error(
    `At ${baseURL} stands ${folder === undefined ? 'another server' : `what shows ${folder}`}, not the build of this folder. End it, or take another port: E2E_PORT=4300 npx playwright test …`,
  )
}
