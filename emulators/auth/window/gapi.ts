import { AUTH_EVENTS, type AuthEvent, REDIRECTED_EVENT } from './authEvent.ts'

/** The part of Google's script that the SDK uses for the sign-in window; set beforehand, so neither script nor frame loads. */
const frame = {
  restyle: () => Promise.resolve(),
  ping: () => Promise.resolve(),
  /** Queries the browser's storage; the SDK needs no answer. */
  send: () => undefined,
  register: (_: string, hear: (message: { authEvent: AuthEvent }) => unknown) => {
    const events = new BroadcastChannel(AUTH_EVENTS)
    events.addEventListener('message', ({ data }) => hear({ authEvent: data }))
    window.addEventListener(AUTH_EVENTS, (event) => {
      const authEvent = 'detail' in event ? JSON.parse(String(event.detail)) : undefined
      // Not in the window's own task: its promises may end with the window.
      setTimeout(() => hear({ authEvent }))
    })
    hear({ authEvent: redirectedEvent() })
  },
}

function redirectedEvent(): AuthEvent {
  const event = sessionStorage.getItem(REDIRECTED_EVENT)
  sessionStorage.removeItem(REDIRECTED_EVENT)
  if (event !== null) return JSON.parse(event)
  return {
    type: 'unknown',
    eventId: null,
    urlResponse: null,
    sessionId: null,
    postBody: null,
    tenantId: null,
    error: { code: 'auth/no-auth-event', message: 'Nobody comes back from a sign-in.' },
  }
}

const iframes = {
  Iframe: Object,
  getContext: () => ({
    open: (_: unknown, opened: (of: typeof frame) => unknown) => opened(frame),
  }),
}

Object.assign(window, { gapi: { iframes } })
