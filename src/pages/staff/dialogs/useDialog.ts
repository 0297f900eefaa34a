import { useState } from 'react'

/** Mounts a row's dialog when first opened and keeps its values when closed. */
export function useDialog() {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return {
    isMounted: state !== 'never',
    isOpen: state === 'open',
    open: () => setState('open'),
    close: () => setState('closed'),
  }
}
