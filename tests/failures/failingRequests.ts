import { beforeEach, vi } from 'vitest'
import type { Fault } from './rows/failureRows'

/** A captive portal's page. */
export const HTML = '<!doctype html><title>로그인</title>'

const refusal = { error: { code: 403, status: 'PERMISSION_DENIED' } }

/** The site's requests, which fail on their way; `localSite` comes first. */
export function failingRequests() {
  let address = /^$/
  let fault: Fault | undefined
  let isArriving = false
  let refusals = 0
  let count = 0
  let release = () => {}
  let released = Promise.resolve()

  const fail = (which: RegExp, next: Fault, arrives: boolean, refused: number): void => {
    address = which
    refusals = refused
    fault = next
    isArriving = arrives
    count = 0
    released = new Promise((resolve) => {
      release = resolve
    })
  }
  const heal = (): void => {
    fault = undefined
    release()
  }

  async function answer(send: () => Promise<Response>): Promise<Response> {
    count += 1
    switch (fault) {
      case 'refused':
        if (count >= refusals) fault = undefined
        return new Response(JSON.stringify(refusal), { status: 403 })
      case 'slow':
        await released
        return send()
      case 'hanging':
        if (isArriving) await send()
        return new Promise(() => {})
      case 'wrong':
        await send()
        return new Response(HTML)
      default:
        return send()
    }
  }

  beforeEach(() => {
    const { fetch } = globalThis
    heal()
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
      const send = () => fetch(input, init)
      return address.test(`${input} ${init?.body}`) ? answer(send) : send()
    })
  })

  return {
    /** Those to some addresses, also with what they send, from now on; refused only the next ones. `arrives`: what hangs without an answer. */
    fail,
    /** What is held is sent. */
    heal,
    /** How many were sent since they began to fail. */
    sent: (): number => count,
  }
}
