import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { hydrateDeviceStores } from '@/stores/deviceStore'

// As after a page's first render: stores take over what is stored when their code is loaded.
hydrateDeviceStores()

// Seen at once or not at all; a second is short on a machine whose cores are all busy.
configure({ asyncUtilTimeout: 5000 })

afterEach(cleanup)
