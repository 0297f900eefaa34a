import { useEffect } from 'react'
import { useTopupCart } from '@/stores/topupCart'

/** Takes over the cart that this tab remembers, after the first render: HTML made at build time knows none of it. */
export function useRestoredCart(): void {
  useEffect(() => {
    useTopupCart.getState().restore()
  }, [])
}
