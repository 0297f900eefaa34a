import '@testing-library/jest-dom/vitest'
import { cleanup, configure, getConfig } from '@testing-library/react'
import react from 'react'
import { afterEach } from 'vitest'
import { hydrateDeviceStores } from '@/stores/deviceStore'

// As after the first render: stores hydrate when their code loads.
hydrateDeviceStores()

// React keeps a stack trace for each element, of which nobody here asks: a tenth of the time.
Object.defineProperty(
  Reflect.get(react, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'),
  'recentlyCreatedOwnerStacks',
  { get: () => Number.POSITIVE_INFINITY, set: () => {}, configurable: true },
)

// A second is short on a busy machine.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 5000,
  // A wait that ends prints the page itself: its tries before, which fail, need not.
  getElementError: (message, container) =>
    Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      ? new Error(message ?? '')
      : getElementError(message, container),
}))

// Listeners say goodbye by a beacon, which happy-dom would send to servers that are gone, and fail.
navigator.sendBeacon = () => true

// happy-dom does not know <search>, and React says so.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  value: 'HTMLElement',
  configurable: true,
})

afterEach(cleanup)
