/** What the sign-in window tells the page that opened it; the form that the SDK expects of Google's own. */
export interface AuthEvent {
  /** `signInViaPopup`, `linkViaRedirect` …, or `unknown` where nothing is to be told. */
  readonly type: string
  readonly eventId: string | null
  readonly urlResponse: string | null
  readonly sessionId: string | null
  readonly postBody: null
  readonly tenantId: null
  readonly error?: { readonly code: string; readonly message: string }
}

/** The channel over which a window reaches the pages of this site; the event's id says which of them it means. */
export const AUTH_EVENTS = 'local-auth-events'

/** Where an event waits while the page comes back from a redirect. */
export const REDIRECTED_EVENT = 'local-auth-redirected-event'
