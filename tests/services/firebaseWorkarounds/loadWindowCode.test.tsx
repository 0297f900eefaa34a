import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configureAuth } from '@/services/authConfig'
import { openAuth } from '@/services/authConnection'
import { prepareWindows, signInWith } from '@/services/social'
import { localAuth } from '../localAuth'

const auth = localAuth()

/** Scripts the SDK requests, held until the test loads or fails them. */
const asked: HTMLScriptElement[] = []
const opened = vi.fn()

beforeEach(() => {
  configureAuth(auth.backend())
  asked.length = 0
  opened.mockReset().mockReturnValue({ closed: false, focus: () => {}, close: () => {} })
  vi.stubGlobal('open', opened)
  vi.spyOn(document.head, 'appendChild').mockImplementation((node) => {
    if (node instanceof HTMLScriptElement) asked.push(node)
    return node
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Google's script loads, as far as the SDK can see. */
function arrive(script: HTMLScriptElement | undefined) {
  const frame = {
    restyle: async () => {},
    ping: async () => {},
    send: () => {},
    register: () => {},
  }
  vi.stubGlobal('gapi', {
    load: (_: string, { callback }: { callback: () => void }) => callback(),
    iframes: {
      getContext: () => ({
        open: (_: unknown, ready: (of: typeof frame) => unknown) => ready(frame),
      }),
    },
  })
  const name = new URL(script?.src ?? '').searchParams.get('onload') ?? ''
  const onload: unknown = Reflect.get(window, name)
  if (typeof onload === 'function') onload()
}

test('loadWindowCode is needed as long as the SDK loads a script between a tap and its window', async () => {
  const { sdk, auth: signedIn } = await openAuth()
  const provider = new sdk.OAuthProvider('google.com')
  const tapped = sdk.signInWithPopup(signedIn, provider, sdk.browserPopupRedirectResolver)
  const outcome = expect(tapped).rejects.toThrow()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.src).toMatch(/^https:\/\/apis\.google\.com\/js\/api\.js/)
  expect(opened).not.toHaveBeenCalled()
  asked[0]?.dispatchEvent(new Event('error'))
  await outcome
  expect(opened).not.toHaveBeenCalled()
})

test('once prepared, a tap opens its window at once without a request', async () => {
  const prepared = prepareWindows()
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  arrive(asked[0])
  await prepared
  expect(opened).not.toHaveBeenCalled()

  void signInWith('google')
  await new Promise((resolve) => setTimeout(resolve))
  expect(opened).toHaveBeenCalledOnce()
  expect(asked).toHaveLength(1)
})
