import { useState } from 'react'
import type { Child } from '@/domain/account/child'
import { ownChildren } from '@/domain/account/children'
import { movedChild } from '@/domain/account/memberChild'
import { healthConsentVersion } from '@/domain/legal/consentVersions'
import { useChildrenStore } from '@/stores/children'
import { hasDeclinedMove, useChildrenMoveStore } from '@/stores/childrenMove'
import { useChildCommands } from './useChildCommands'

/** The children on this device that an account is asked about. */
export const childrenToMove = (uid: string): readonly Child[] =>
  hasDeclinedMove(uid) ? [] : ownChildren(useChildrenStore.getState().children)

/** Puts a guest's children into the account; only then they leave the device. */
export function useMovingChildren(uid: string, onDone: () => void) {
  // What the dialog asks about stays the same while it is open.
  const [children] = useState(() => childrenToMove(uid))
  const { save } = useChildCommands(uid)

  const move = (hasHealthConsent: boolean) => {
    const { newIdOf, forgetIds } = useChildrenMoveStore.getState()
    const version = hasHealthConsent ? healthConsentVersion : ''
    const moved = children.map((child) => movedChild(child, newIdOf(child.id), version))
    save.mutate(moved, {
      onSuccess: (check) => {
        if (!check.ok) return
        const { children: onDevice, setChildren } = useChildrenStore.getState()
        setChildren(onDevice.filter(({ id }) => !children.some((child) => child.id === id)))
        forgetIds()
        onDone()
      },
    })
  }
  const decline = () => {
    useChildrenMoveStore.getState().decline(uid)
    onDone()
  }
  const refusal = save.data?.ok === false ? save.data.reason : undefined
  return { children, move, decline, isBusy: save.isPending, error: save.error, refusal }
}
