import { type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  draftProblems,
  draftReservations,
  type ReservationDraft,
} from '@/domain/rides/drafts/reservationDraft'
import type { Fares } from '@/domain/rides/fares/fare'
import type { ReservationCart } from '@/domain/rides/reservations/reservationCart'
import type { ChildChoice } from '@/features/account/useChildren'
import { now } from '@/platform/clock'
import { usePickupWizard } from '@/stores/pickupWizard'
import { focusFirstError } from './fieldErrors'

interface Form {
  restOf: (day: string) => string | undefined
  fares: Fares
  draft: ReservationDraft
  childList: readonly ChildChoice[]
  form: RefObject<HTMLFormElement | null>
}

/** What 「장바구니 담기」 adds; with something missing the form says so instead. */
export function useReservations({ restOf, fares, draft, childList, form }: Form) {
  const [hasTried, setHasTried] = useState(false)
  const reservations = (newId: () => string): ReservationCart | undefined => {
    const found = draftProblems(draft, childList, now(), restOf)
    setHasTried(false)
    if (found.length === 0) return draftReservations(draft, childList, fares, newId)
    flushSync(() => setHasTried(true))
    usePickupWizard.getState().setAddedCount(0)
    if (found.some(({ kind }) => kind === 'missing'))
      window.alert('자녀, 날짜/시간, 출발지와 도착지를 선택해 주세요.')
    focusFirstError(form.current)
    return undefined
  }
  /** Says what is missing, at the fields. */
  const showProblems = () => {
    flushSync(() => setHasTried(true))
    focusFirstError(form.current)
  }
  return { hasTried, reservations, showProblems }
}
