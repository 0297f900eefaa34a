import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { accountKey } from '@/remote/accountQuery'
import { useShownFamily } from '@/stores/shownFamily'

/** Of the family of others that is shown; empty for the own. Forgets what was read of one that is left, and a message of the page before. */
export function useShownFamilyUid(pathname: string): string {
  const client = useQueryClient()
  const shown = useShownFamily((state) => state.shown)
  const familyUid = shown && shown.familyUid !== shown.ownUid ? shown.familyUid : ''
  const before = useRef({ familyUid, pathname })

  useEffect(() => {
    const left = before.current
    before.current = { familyUid, pathname }
    if (left.familyUid && left.familyUid !== familyUid)
      client.removeQueries({ queryKey: accountKey(left.familyUid) })
    const { shown: current, show } = useShownFamily.getState()
    if (left.pathname !== pathname && current?.isPutOut) show({ ...current, isPutOut: false })
  }, [client, familyUid, pathname])
  return familyUid
}
