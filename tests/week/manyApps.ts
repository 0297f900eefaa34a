import { vi } from 'vitest'

const apps = vi.hoisted(() => ({ count: 0 }))
// Pages count their apps from one, but share the list here.
vi.mock('firebase/app', async (original) => {
  const sdk = await original<typeof import('firebase/app')>()
  const initializeApp = (options: object, name: string) => {
    apps.count += 1
    return sdk.initializeApp(options, `${name} ${apps.count}`)
  }
  return { ...sdk, initializeApp }
})
