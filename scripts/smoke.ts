import { chromium } from '@playwright/test'
import { browserFlags, ensureBrowser } from './browser'
import { type Finding, sitePathsOf, smokeTable } from './smoke/judge'
import { looks, visit, watch } from './smoke/visit'

/** Checks a published site: `npm run smoke -- https://agit.example`. Needs no account, writes nothing. */
const [address = ''] = process.argv.slice(2)
if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol)) {
  console.error('Say which site: npm run smoke -- https://agit.example')
  process.exit(2)
}
const { origin } = new URL(address)

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags })
try {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'ko-KR',
    serviceWorkers: 'block',
  })
  const page = await context.newPage()
  const faults = watch(page)
  const sitemap = await context.request.get('/sitemap.xml')
  const paths = sitemap.ok() ? sitePathsOf(await sitemap.text()) : []
  const findings: Finding[] = [
    { what: '/sitemap.xml', faults: paths.length > 0 ? [] : ['names no page'] },
  ]
  for (const path of paths) findings.push(await visit(page, faults, { what: path, path }))
  for (const look of looks) findings.push(await visit(page, faults, look))
  console.log(smokeTable(findings))
  process.exitCode = findings.every((finding) => finding.faults.length === 0) ? 0 : 1
} catch (error) {
  console.error(
    `${origin} could not be looked at. ${error instanceof Error ? error.message : error}`,
  )
  process.exitCode = 1
} finally {
  await browser.close()
}
