import { AUTH_EVENTS, type AuthEvent, REDIRECTED_EVENT } from './authEvent.ts'

/**
 * The part of Google's script that the SDK uses to hear from the sign-in window. It is there before the SDK looks for
 * it, so that the page needs neither the script from elsewhere nor a frame.
 */
const frame = {
  restyle: () => Promise.resolve(),
  ping: () => Promise.resolve(),
  /** Asks for what this browser can store; the SDK works on without an answer. */
  send: () => undefined,
  register: (_: string, hear: (message: { authEvent: AuthEvent }) => unknown) => {
    const events = new BroadcastChannel(AUTH_EVENTS)
    events.addEventListener('message', ({ data }) => hear({ authEvent: data }))
    window.addEventListener(AUTH_EVENTS, (event) => {
      const authEvent = 'detail' in event ? JSON.parse(String(event.detail)) : undefined
      // Not in the window's own turn: what is promised there may end with the window.
      setTimeout(() => hear({ authEvent }))
    })
    hear({ authEvent: redirectedEvent() })
  },
}

/** The outcome of a redirect, told once; or that there was none. */
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
