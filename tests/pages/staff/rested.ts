import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Until no row rests from a press. */
export const rested = () =>
  waitFor(() => expect(document.querySelector('[data-resting]')).toBeNull(), { timeout: 3000 })
