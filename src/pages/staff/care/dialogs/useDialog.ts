import { useState } from 'react'

/** A dialog of a row that is mounted with its first opening, and keeps what was entered when it is closed. */
export function useDialog() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isMounted: state !== 'never',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  }
}
