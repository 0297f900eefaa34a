/** Message from the sign-in window to the page, in the SDK's format. */
export interface AuthEvent {
  /** `signInViaPopup`, `linkViaRedirect` …; `unknown` without a result. */
  readonly type: string
  readonly eventId: string | null
  readonly urlResponse: string | null
  readonly sessionId: string | null
  readonly postBody: null
  readonly tenantId: null
  readonly error?: { readonly code: string; readonly message: string }
}

/** Channel from the sign-in window to the site's pages; the event's id selects one. */
export const AUTH_EVENTS = 'local-auth-events'

export const REDIRECTED_EVENT = 'local-auth-redirected-event'
