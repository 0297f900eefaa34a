import { AUTH_EVENTS, type AuthEvent, REDIRECTED_EVENT } from './authEvent.ts'
import { providerAnswer, providerNameOf, shortNameOf } from './identity.ts'

/** The sign-in window stands in for a provider's page and reports who signed in. */

const parameters = new URLSearchParams(location.search)
const asked = (name: string) => parameters.get(name) ?? ''
const isRedirect = asked('authType').endsWith('ViaRedirect')
let isAnswered = false

function elementOf<T extends Element>(selector: string, type: new () => T): T {
  const element = document.querySelector(selector)
  if (element instanceof type) return element
  throw new Error(`The sign-in window has no ${selector}.`)
}

function eventOf(outcome: Partial<AuthEvent>): AuthEvent {
  return {
    type: asked('authType'),
    eventId: asked('eventId'),
    urlResponse: null,
    sessionId: crypto.getRandomValues(new Uint32Array(2)).join('-'),
    postBody: null,
    tenantId: null,
    ...outcome,
  }
}

/** Reports the outcome once; then a popup closes, a redirected page returns. */
function answer(outcome: Partial<AuthEvent>): void {
  if (isAnswered) return
  isAnswered = true
  const event = eventOf(outcome)
  if (isRedirect) {
    sessionStorage.setItem(REDIRECTED_EVENT, JSON.stringify(event))
    const back = new URL(asked('redirectUrl'), location.origin)
    location.replace(back.origin === location.origin ? back : '/')
    return
  }
  // A closing window may lose its messages; its opener gets this event at once.
  openerWindow()?.dispatchEvent(new CustomEvent(AUTH_EVENTS, { detail: JSON.stringify(event) }))
  new BroadcastChannel(AUTH_EVENTS).postMessage(event)
  // The SDK closes the window when it has the event.
  setTimeout(() => window.close(), 1000)
}

/** The opener, unless its headers hide it. */
function openerWindow(): Window | null {
  const opener: unknown = window.opener
  return opener instanceof Object ? window.opener : null
}

function cancel(): void {
  const code = isRedirect ? 'auth/redirect-cancelled-by-user' : 'auth/popup-closed-by-user'
  answer({ error: { code, message: 'The person closed the window.' } })
}

function takeTheme(): void {
  const ofDevice = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const ofOpener = openerWindow()?.document.documentElement.dataset
  document.documentElement.dataset.theme = ofOpener ? (ofOpener.theme ?? 'light') : ofDevice
}

const providerId = asked('providerId')
const { label, mark } = providerNameOf(providerId)
const input = elementOf('input', HTMLInputElement)
takeTheme()
for (const element of document.querySelectorAll('[data-provider-label]'))
  element.textContent = label
const sign = elementOf('[data-provider-mark]', HTMLElement)
sign.dataset.providerMark = mark
if (mark !== 'kakao') sign.textContent = label.charAt(0).toUpperCase()
elementOf('[data-provider-id]', HTMLElement).textContent = shortNameOf(providerId)
elementOf('[data-project]', HTMLElement).textContent = asked('apiKey')
elementOf('[data-cancel]', HTMLButtonElement).addEventListener('click', cancel)
elementOf('form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  if (input.value.trim() === '') input.focus()
  else answer({ urlResponse: providerAnswer(location.origin, providerId, input.value) })
})
addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') cancel()
})
// Closing the popup cancels; leaving a redirected page does not.
addEventListener('pagehide', () => {
  if (!isRedirect) cancel()
})
elementOf('main', HTMLElement).hidden = false
input.focus()
input.select()
