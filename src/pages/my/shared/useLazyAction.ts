import { useState } from 'react'
import { remoteFailures } from '@/domain/remoteFailure'

/** Runs a press that needs lazy code; shows when it cannot load. */
export function useLazyAction() {
  const [isLoading, setIsLoading] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setIsLoading(true)
    try {
      await work()
    } catch {
      console.warn('예약을 바꾸는 화면을 불러오지 못했습니다.')
      window.alert(remoteFailures.other.message)
    } finally {
      setIsLoading(false)
    }
  }
  return { isLoading, run }
}
