import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { hydrateDeviceStores } from '@/stores/deviceStore'

// As after the first render: stores hydrate when their code loads.
hydrateDeviceStores()

// A second is short on a busy machine.
configure({ asyncUtilTimeout: 5000 })

// Listeners say goodbye by a beacon, which happy-dom would send to servers that are gone, and fail.
navigator.sendBeacon = () => true

// happy-dom does not know <search>, and React says so.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  value: 'HTMLElement',
  configurable: true,
})

afterEach(cleanup)
