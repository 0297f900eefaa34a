import { useState } from 'react'
import type { Child } from '@/domain/account/child'
import { ownChildren } from '@/domain/account/children'
import { movedChild } from '@/domain/account/memberChild'
import { healthConsentVersion } from '@/domain/legal/consentVersions'
import { useChildrenStore } from '@/stores/children'
import { hasDeclinedMove, useChildrenMoveStore } from '@/stores/childrenMove'
import { useSaveChildren } from './commands'

export const childrenToMove = (uid: string): readonly Child[] =>
  hasDeclinedMove(uid) ? [] : ownChildren(useChildrenStore.getState().children)

/** Copies a guest's children to the account, then deletes them from the device. */
export function useMovingChildren(uid: string, onDone: () => void) {
  // Fixed while the dialog is open.
  const [children] = useState(() => childrenToMove(uid))
  const save = useSaveChildren(uid)

  const move = (hasHealthConsent: boolean) => {
    const { newIdOf, forgetIds } = useChildrenMoveStore.getState()
    const version = hasHealthConsent ? healthConsentVersion : ''
    const moved = children.map((child) => movedChild(child, newIdOf(child.id), version))
    void save.run(moved, {
      onDone: (check) => {
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
  const refusal = save.answer?.ok === false ? save.answer.reason : undefined
  return { children, move, decline, save, refusal }
}
