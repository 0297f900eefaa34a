import { spawnSync } from 'node:child_process'

type Env = Readonly<Record<string, string | undefined>>

/** The commit that is built; empty outside a clone. */
export function builtRelease(env: Env): string {
  if (env.GITHUB_SHA) return env.GITHUB_SHA
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : ''
}

/** Names the release in the HTML: in a script it would rename that file, and all that import it, with every commit. */
export const releaseTag = (release: string): string =>
  release && `<meta name="release" content="${release}">`
