interface DeviceFact {
  /** The store's name: its key in the browser's storage. */
  name: string
  /** local: all tabs, for good · session: this tab · memory: this page load */
  area: 'local' | 'session' | 'memory'
  /** account: goes when the parent signs out · device: stays until everything is deleted */
  scope: 'account' | 'device'
}

/**
 * Everything that the stores know on this device. A store must stand here to be made, so that signing out and 「이 기기의
 * 데이터 모두 삭제」 reach each of them, loaded or not.
 */
export const deviceFacts = [
  { name: 'dodam-theme', area: 'local', scope: 'device' },
  { name: 'dodam-children', area: 'local', scope: 'device' },
  { name: 'dodam-children-move', area: 'local', scope: 'device' },
  { name: 'dodam-sign-in-mark', area: 'local', scope: 'account' },
  { name: 'dodam-tab-account', area: 'session', scope: 'account' },
  { name: 'signup-progress', area: 'session', scope: 'account' },
  { name: 'dodam-reservation-cart', area: 'local', scope: 'account' },
  { name: 'dodam-bookings', area: 'local', scope: 'account' },
  { name: 'dodam-pickup-wizard', area: 'session', scope: 'account' },
  { name: 'dodam-branch-suggestion', area: 'session', scope: 'account' },
  { name: 'dodam-place-use', area: 'local', scope: 'account' },
  { name: 'care-cart', area: 'session', scope: 'account' },
  { name: 'dodam-care-branch', area: 'session', scope: 'account' },
  { name: 'dodam-note-drafts', area: 'session', scope: 'account' },
  { name: 'dodam-topup-cart', area: 'session', scope: 'account' },
  { name: 'membership-cart', area: 'memory', scope: 'account' },
  { name: 'snack-cart', area: 'memory', scope: 'account' },
  { name: 'care-presses', area: 'memory', scope: 'account' },
] as const satisfies readonly DeviceFact[]

export type Fact = (typeof deviceFacts)[number]

/** Facts that the browser's storage keeps. */
export type StoredFactName = Exclude<Fact, { area: 'memory' }>['name']

/** Facts that a reload ends. */
export type MemoryFactName = Extract<Fact, { area: 'memory' }>['name']
