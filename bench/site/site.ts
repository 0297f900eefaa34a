import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { basicSnacks } from '../../emulators/seed/snacks.ts'
import { binOf } from '../../scripts/bin.ts'
import { ORIGINS } from './serve.ts'

/** The measured build's project, under the hosted service's name. */
const SAMPLE_PROJECT = 'demo-dodam-agit'

const folder = resolve('node_modules/.cache/bench/site')
const dist = resolve('dist')
const kept = resolve('node_modules/.cache/bench/dist-before')

/**
 * Builds the site as it would be published, with an address and a project of its own, and gives its folder. `dist` is
 * afterwards as it was before: a build for the bench is not one to publish.
 */
export function buildSite({ isReused }: { isReused: boolean }): string {
  if (isReused && existsSync(folder)) return folder
  rmSync(kept, { recursive: true, force: true })
  const hadDist = existsSync(dist)
  if (hadDist) cpSync(dist, kept, { recursive: true })
  try {
    const [program, file] = binOf('tsx')
    execFileSync(program, [file, 'scripts/build.ts'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        VITE_SITE_URL: ORIGINS.site,
        VITE_FIREBASE_API_KEY: 'bench',
        VITE_FIREBASE_PROJECT_ID: SAMPLE_PROJECT,
        VITE_FIRESTORE_EMULATOR_HOST: '',
        VITE_KAKAO_MAP_KEY: '',
        // Firestore does not run during the build; its menu will start with these.
        VITE_FIRST_SNACKS: Object.values(basicSnacks)
          .map(({ imageUrl }) => imageUrl)
          .join(' '),
      },
    })
    rmSync(folder, { recursive: true, force: true })
    cpSync(dist, folder, { recursive: true })
  } finally {
    rmSync(dist, { recursive: true, force: true })
    if (hadDist) renameSync(kept, dist)
  }
  return folder
}
