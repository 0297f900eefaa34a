import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserFlags, ensureBrowser } from '../scripts/browser.ts'

/** The last version for Node 20; downloaded for the run, not a dependency. */
const LIGHTHOUSE = 'lighthouse@12.8.2'

export type Throttling = 'simulate' | 'devtools'
export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo'

interface Audit {
  id: string
  title: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  displayValue?: string
  details?: { items?: unknown[] }
}

export interface LighthouseReport {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined
  >
  audits: Record<string, Audit | undefined>
  runtimeError?: { message: string }
}

export interface LighthouseRequest {
  url: string
  throttling: Throttling | 'provided'
  categories: readonly Category[]
  /** Browser flags to reach the server. */
  flags: readonly string[]
}

/** Output of a command. @throws its error output when it fails. */
function run(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, CHROME_PATH: ensureBrowser() },
    })
    let [answer, errors] = ['', '']
    child.stdout.on('data', (chunk) => {
      answer += String(chunk)
    })
    child.stderr.on('data', (chunk) => {
      errors += String(chunk)
    })
    child.on('error', reject)
    child.on('close', (code) => (code === 0 ? resolve(answer) : reject(new Error(errors))))
  })
}

/** Lighthouse splits flags at spaces; quotes keep a value together. */
const quoted = (flag: string) => flag.replace(/=(.* .*)$/s, '="$1"')

/** npx's path of the command, looked up once. */
async function findLighthouse(): Promise<string> {
  const path = await run('npx', ['--yes', '--package', LIGHTHOUSE, '--', 'which', 'lighthouse'])
  return path.trim()
}

let command: Promise<string> | undefined

/** One mobile run for a page. @throws without Lighthouse or when the page does not load. */
export async function lighthouse(request: LighthouseRequest): Promise<LighthouseReport> {
  const folder = mkdtempSync(join(tmpdir(), 'dodam-lighthouse-'))
  const file = join(folder, 'report.json')
  try {
    command ??= findLighthouse()
    await run(await command, [
      ...[request.url, '--quiet', '--output=json', `--output-path=${file}`],
      `--throttling-method=${request.throttling}`,
      `--only-categories=${request.categories.join(',')}`,
      `--chrome-flags=${['--headless=new', ...browserFlags, ...request.flags].map(quoted).join(' ')}`,
    ])
    const report: LighthouseReport = JSON.parse(readFileSync(file, 'utf8'))
    if (report.runtimeError) throw new Error(report.runtimeError.message)
    return report
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
