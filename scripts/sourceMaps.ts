import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

type Env = Readonly<Record<string, string | undefined>>

const SENTRY_CLI = '@sentry/cli@3.8.0'
/** Where reports say that a script lies, whatever host served it: `src/platform/faults/faultMonitor.ts`. */
const URL_PREFIX = 'app:///'

/** Words of a command that uploads the source maps beside the scripts in `folder`; undefined without token or release. */
export function uploadArguments(env: Env, release: string, folder: string): string[] | undefined {
  if (!env.SENTRY_AUTH_TOKEN || !release) return undefined
  const upload = ['sourcemaps', 'upload', '--release', release, '--url-prefix', URL_PREFIX]
  return ['npx', '--yes', SENTRY_CLI, ...upload, '--strict', '--wait', folder]
}

/** Moves every source map of `outDir` to `kept`, which is not published. */
export function takeSourceMaps(outDir: string, kept: string): void {
  rmSync(kept, { recursive: true, force: true })
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.map'))) {
    cpSync(join(outDir, file), join(kept, file))
    rmSync(join(outDir, file))
  }
}

/** Uploads source maps to Sentry if `SENTRY_AUTH_TOKEN` is set, and takes them out of `outDir` in any case. @throws when the upload fails */
export function handOverSourceMaps(outDir: string, release: string, env: Env): void {
  const upload = uploadArguments(env, release, join(relative('', outDir), 'assets'))
  const status = upload ? spawnSync(upload.join(' '), { shell: true, stdio: 'inherit' }).status : 0
  takeSourceMaps(outDir, '.sourcemaps')
  if (status !== 0) throw new Error('The source maps were not uploaded.')
}
