import { Fragment, useEffect, useLayoutEffect } from 'react'
import { type Location, ScrollRestoration } from 'react-router-dom'
import {
  dropScrollPositions,
  emptyScrollPositions,
  SCROLL_POSITIONS_KEY,
} from '@/platform/storage/pageTraces'
import { useSignOutCount } from '@/stores/signInMark'

/** Entries not made by the router all have the key `default`; a typed address must not restore a scroll position. */
const scrollKey = ({ key, pathname, search }: Location) =>
  key === 'default' ? pathname + search : key

/** Restores scroll positions; those of an account go with its sign-out. */
export function ScrollPositions() {
  const signOuts = useSignOutCount()
  return (
    <Fragment key={signOuts}>
      {signOuts > 0 && <Forgotten />}
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_POSITIONS_KEY} />
    </Fragment>
  )
}

/** Stands before the router's own, which reads an empty answer in its layout effect and keeps it in memory. */
function Forgotten() {
  useForgottenPositions()
  return null
}

function useForgottenPositions(): void {
  useLayoutEffect(emptyScrollPositions, [])
  useEffect(dropScrollPositions, [])
}
