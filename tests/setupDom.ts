import '@testing-library/jest-dom/vitest'
import { cleanup } from '@testing-library/react'
import { afterEach } from 'vitest'
import { hydrateDeviceStores } from '@/stores/deviceStore'

// As after a page's first render: stores take over what is stored when their code is loaded.
hydrateDeviceStores()

afterEach(cleanup)
