import { useNavigate } from 'react-router-dom'
import type { Ride } from '@/domain/rides/ride'
import { paths } from '@/domain/site/paths'
import { useLazyAction } from '../shared/useLazyAction'

export function useRideAgain() {
  const navigate = useNavigate()
  const { isLoading, run } = useLazyAction()
  const again = (ride: Ride) =>
    run(async () => {
      const { enterRideAgain } = await import('./enterRideAgain')
      enterRideAgain(ride)
      navigate(paths.pickup)
    })
  return { isLoading, again }
}
