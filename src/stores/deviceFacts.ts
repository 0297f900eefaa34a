interface DeviceFact {
  name: string
  /** local: all tabs, permanent · session: this tab · memory: this page load */
  area: 'local' | 'session' | 'memory'
  /** family: of the family shown, removed with another one and at sign-out · account: at sign-out · tab, device: until all data is deleted, there with the tab at the latest */
  scope: 'family' | 'account' | 'tab' | 'device'
}

/** Every store must be listed here to be created, so that sign-out and 「이 기기의 데이터 모두 삭제」 reach it, loaded or not. */
export const deviceFacts = [
  { name: 'dodam-theme', area: 'local', scope: 'device' },
  { name: 'dodam-children', area: 'local', scope: 'device' },
  { name: 'dodam-children-move', area: 'local', scope: 'device' },
  { name: 'dodam-sign-in-mark', area: 'local', scope: 'account' },
  { name: 'dodam-tab-account', area: 'session', scope: 'account' },
  { name: 'dodam-family', area: 'local', scope: 'account' },
  { name: 'dodam-tab-family', area: 'session', scope: 'account' },
  { name: 'dodam-family-invite', area: 'session', scope: 'tab' },
  { name: 'dodam-staff-invite', area: 'session', scope: 'tab' },
  { name: 'signup-progress', area: 'session', scope: 'account' },
  { name: 'dodam-reservation-cart', area: 'local', scope: 'family' },
  { name: 'dodam-bookings', area: 'local', scope: 'account' },
  { name: 'dodam-pickup-wizard', area: 'session', scope: 'family' },
  { name: 'dodam-branch-suggestion', area: 'session', scope: 'account' },
  { name: 'dodam-pickup-request', area: 'session', scope: 'family' },
  { name: 'dodam-next-booking', area: 'local', scope: 'family' },
  { name: 'dodam-first-steps', area: 'local', scope: 'account' },
  { name: 'dodam-read-notices', area: 'local', scope: 'account' },
  { name: 'dodam-confirmed-cancellations', area: 'local', scope: 'account' },
  { name: 'dodam-next-week', area: 'local', scope: 'account' },
  { name: 'dodam-place-use', area: 'local', scope: 'family' },
  { name: 'care-cart', area: 'session', scope: 'family' },
  { name: 'dodam-care-branch', area: 'local', scope: 'account' },
  { name: 'dodam-staff-alerts', area: 'local', scope: 'account' },
  { name: 'dodam-note-drafts', area: 'session', scope: 'account' },
  { name: 'dodam-topup-cart', area: 'session', scope: 'family' },
  { name: 'membership-cart', area: 'memory', scope: 'family' },
  { name: 'snack-cart', area: 'session', scope: 'family' },
  { name: 'just-booked', area: 'memory', scope: 'family' },
  { name: 'care-presses', area: 'memory', scope: 'account' },
  { name: 'note-photos', area: 'memory', scope: 'account' },
  { name: 'staff-strip', area: 'memory', scope: 'account' },
  { name: 'family-search', area: 'memory', scope: 'account' },
] as const satisfies readonly DeviceFact[]

export type Fact = (typeof deviceFacts)[number]

export type StoredFactName = Exclude<Fact, { area: 'memory' }>['name']

export type MemoryFactName = Extract<Fact, { area: 'memory' }>['name']
