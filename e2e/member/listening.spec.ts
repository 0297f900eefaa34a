import type { Page } from '@playwright/test'
import { watchRequests } from '../support/atRest'
import {
  confirmed,
  driver,
  inHours,
  reachedNow,
  rideFields,
  stringValue,
  withRides,
} from '../support/rideDocuments'
import { signIn } from '../support/signIn'
import { expect, test } from '../support/test'

const step = (page: Page) =>
  page.getByRole('region', { name: '오늘' }).locator('[aria-current="step"]').first()
/** Less than the pause between two polls. */
const SOON = { timeout: 5_000 }

test('a step of a near ride is shown at once and for little, at a host that leaves connections for pages @desktop', async ({
  page,
  backend,
  baseURL,
}) => {
  await withRides(backend, { near: rideFields(inHours(1), confirmed) })
  const rest = watchRequests(page)
  const listening = page.waitForRequest(/\/Listen\/channel\?.*TYPE=xmlhttp/)
  await signIn(page, undefined, '/my')
  expect(new URL((await listening).url()).host).not.toBe(new URL(baseURL ?? '').host)
  await expect(step(page)).toContainText('확정')
  await rest()
  await backend.usage.reset()
  await backend.patch('rides/near', {
    status: stringValue('onTheWay'),
    driver,
    ...reachedNow('confirmed', 'onTheWay'),
  })
  await expect(step(page)).toContainText('출발', SOON)
  expect((await backend.usage.read()).reads).toBeLessThan(5)
})

test('more tabs than a browser has connections load, and follow @long', async ({
  page,
  backend,
  context,
}) => {
  await withRides(backend, { near: rideFields(inHours(1), confirmed) })
  await signIn(page, undefined, '/my')
  const tabs = [page]
  while (tabs.length < 8) {
    const tab = await context.newPage()
    await backend.lead(tab)
    await tab.goto('/my')
    await expect(step(tab)).toContainText('확정')
    tabs.push(tab)
  }
  await backend.patch('rides/near', {
    status: stringValue('onTheWay'),
    driver,
    ...reachedNow('confirmed', 'onTheWay'),
  })
  await expect(step(page)).toContainText('출발', SOON)
  // The last ones have no connection left to listen: they poll.
  for (const tab of tabs) await expect(step(tab)).toContainText('출발', { timeout: 40_000 })
})
