import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { childAvatar } from '@/content/childAvatar'
import { withSavedPlaces } from '@/domain/places/savedPlace'
import type { RemoteFailure } from '@/domain/remoteFailure'
import { type PastRoute, pastRouteName, pastRoutes } from '@/domain/rides/drafts/pastRoutes'
import {
  prefilledDraft,
  type RideFacts,
  ridesByBooking,
} from '@/domain/rides/drafts/prefilledDraft'
import { emptyDraft, type ReservationDraft } from '@/domain/rides/drafts/reservationDraft'
import type { ChildChoice } from '@/features/account/useChildren'
import { savedPlacesQuery } from '@/features/places/queries'
import { useLastCare } from '@/features/programs/useLastCare'
import { pastRidesQuery, upcomingRidesQuery } from '@/features/rides/queries'
import { now } from '@/platform/clock'
import { freshForAMinute } from '@/remote/queryClient'
import { useFailure } from '@/remote/useFailure'
import { useMember } from '@/remote/useMember'
import { usePlaces } from '@/remote/usePlaces'
import { useReadError } from '@/remote/useReadError'
import { usePickupWizard } from '@/stores/pickupWizard'
import { Remote } from '@/ui/message/Remote'
import { Picture } from '@/ui/Picture'
import styles from './PastRides.module.css'
import { useRests } from './useRests'

interface Props {
  hadDraft: boolean
  /** Undefined until known. */
  childList: readonly ChildChoice[] | undefined
}

/** 「지난 예약」 of a member, who also finds the form filled in (specification 6, section 4); as high while it is read. */
export function PastRides({ hadDraft, childList }: Props) {
  const headingId = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const facts = useRideFacts(childList)
  const { reasonOf } = useRests()
  usePrefill(facts.status === 'loaded' ? facts.data : undefined, hadDraft, reasonOf)
  return (
    <fieldset
      className={`${styles.group} card min-0 p-5`}
      aria-labelledby={headingId}
      ref={group}
      tabIndex={-1}
    >
      <h2 className="text-18" id={headingId}>
        지난 예약
      </h2>
      <Remote what="지난 예약" read={facts} height="5.25rem" focusNext={group}>
        {({ rides, children, places }) => <Routes routes={pastRoutes(rides, children, places)} />}
      </Remote>
    </fieldset>
  )
}

function Routes({ routes }: { routes: readonly PastRoute[] }) {
  const update = usePickupWizard((state) => state.update)
  if (routes.length === 0)
    return <p className="muted balance">예약한 픽업이 있으면 여기에서 다시 고를 수 있어요.</p>
  return (
    <ul className={`${styles.list} flex gap-2`}>
      {routes.map((route) => (
        <li key={route.id}>
          <button
            className={`${styles.route} edged-softly rounded full on-surface row-3`}
            type="button"
            aria-label={pastRouteName(route)}
            onClick={() => update(route.fields)}
          >
            <Picture picture={childAvatar(route.childId)} alt="" className="square-44 pill" />
            <span className="and-end gap-2px-2 grid min-0 grow">
              <b>{route.childName}</b>
              <b className="num">{route.time}</b>
              <span
                className={`${styles.way} note whole-row clip lh-135`}
              >{`${route.origin} → ${route.dest}`}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Fills the form once, as soon as the account is known. */
function usePrefill(
  facts: RideFacts | undefined,
  hadDraft: boolean,
  reasonOf: ReturnType<typeof useRests>['reasonOf'],
): void {
  const isDone = useRef(false)
  useEffect(() => {
    if (isDone.current || !facts) return
    isDone.current = true
    const { draft, prefilled, typedEnds, prefill } = usePickupWizard.getState()
    const entered = draft === prefilled ? emptyDraft : draft
    const isRestDay = (route: ReservationDraft['route'], day: string) =>
      reasonOf(route, day) !== undefined
    if (!hadDraft)
      prefill(prefilledDraft({ draft: entered, hadDraft, typedEnds }, facts, now(), isRestDay))
  })
}

type RideFactsRead =
  | { status: 'loading' }
  | { status: 'failed'; failure: RemoteFailure; retry: () => void }
  | { status: 'loaded'; data: RideFacts }

/** What the account knows of its rides: the coming ones and the first page of the past ones. `children`: undefined until known. */
function useRideFacts(children: readonly ChildChoice[] | undefined): RideFactsRead {
  const { familyUid } = useMember()
  const places = usePlaces()
  const coming = useQuery(upcomingRidesQuery(familyUid))
  const past = useInfiniteQuery(pastRidesQuery(familyUid))
  const ofComing = useReadError(coming)
  const ofPast = useReadError(past)
  const saved = useQuery({ ...savedPlacesQuery(familyUid), staleTime: freshForAMinute })
  const rides = [...(coming.data ?? []), ...(past.data?.pages.flat() ?? [])]
  const areRidesKnown = coming.isSuccess && past.isSuccess
  const isWithoutRide =
    areRidesKnown && children !== undefined && ridesByBooking(rides, children).length === 0
  const lastCare = useLastCare(isWithoutRide)

  const failed = [ofComing, ofPast].filter(({ error }) => error)
  const failure = useFailure(areRidesKnown ? null : failed[0]?.error)
  if (failure)
    return {
      status: 'failed',
      failure,
      retry: () => {
        for (const { retry } of failed) retry()
      },
    }
  // Without the saved places the others still do.
  const isKnown = areRidesKnown && !saved.isPending && (!isWithoutRide || lastCare.isKnown)
  if (!isKnown || !children) return { status: 'loading' }
  const { childId, branchId } = lastCare
  return {
    status: 'loaded',
    data: {
      children,
      rides,
      lastStay: childId !== undefined && branchId !== undefined ? { childId, branchId } : undefined,
      places: withSavedPlaces(places, saved.data ?? []),
    },
  }
}
