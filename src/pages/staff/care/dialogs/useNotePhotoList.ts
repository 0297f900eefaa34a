import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isSamePhoto, type NewPhoto, photoLimits } from '@/domain/care/notePhoto'
import type { Stay } from '@/domain/care/stay'
import { smallPhoto } from '@/platform/device/smallPhoto'
import { randomId } from '@/platform/random'
import { useFailure } from '@/remote/useFailure'
import { useReadError } from '@/remote/useReadError'
import { chosenPhotosOf, useNotePhotos } from '@/stores/notePhotos'
import { useStaffMember } from '../../StaffMemberContext'
import { useDeletePhoto } from '../commands'
import { sentPhotosQuery } from '../queries'
import { useChildOfStay } from '../row/CareFacts'
import { noteIdOf } from './useUnsentNote'

const NOT_OPENED = '사진을 열 수 없어요.'
const TOO_MANY = `사진은 ${photoLimits.count}장까지 보낼 수 있어요.`
const REMOVE_SENT = '보낸 사진이에요. 지울까요?'

export interface ShownPhoto {
  key: string
  photo: NewPhoto
  /** It is being taken back. */
  isGoing?: boolean
  remove: () => void
}

type Consent = 'unknown' | 'missing' | 'given'

/** Pictures of a note: those sent, then those chosen, each small already. */
export function useNotePhotoList(stay: Stay, isSent: boolean) {
  const { uid } = useStaffMember()
  const noteId = noteIdOf(stay)
  const { data: child } = useChildOfStay(stay)
  const consent = consentOf(child)
  const sentRead = useQuery({
    ...sentPhotosQuery(uid, noteId),
    enabled: isSent && consent === 'given',
  })
  const { error, retry } = useReadError(sentRead)
  const readFailure = useFailure(error)
  const deleting = useDeletePhoto(noteId)
  const allChosen = useNotePhotos(chosenPhotosOf(noteId))
  const { add, remove } = useNotePhotos.getState()
  const [opening, setOpening] = useState(0)
  const [words, setWords] = useState<readonly string[]>([])

  const sent = sentRead.data ?? []
  // One of which the answer was lost stands among those sent.
  const chosen = allChosen.filter((photo) => !sent.some((one) => isSamePhoto(one, photo)))
  const shown: ShownPhoto[] = [
    ...sent.map((photo) => ({
      key: `sent-${photo.id}`,
      photo,
      isGoing: deleting.isBusy && deleting.given === photo.id,
      remove: () => {
        if (window.confirm(REMOVE_SENT)) void deleting.run(photo.id, { row: photo.id })
      },
    })),
    ...chosen.map((photo) => ({
      key: photo.key,
      photo,
      remove: () => {
        setWords([])
        remove(noteId, photo.key)
      },
    })),
  ]

  const choose = async (files: readonly File[]) => {
    const room = photoLimits.count - shown.length - opening
    const taken = files.slice(0, Math.max(0, room))
    setWords(files.length > taken.length ? [TOO_MANY] : [])
    setOpening((count) => count + taken.length)
    // One after the other: a phone holds one large picture at a time.
    for (const file of taken) {
      const photo = await smallPhoto(file)
      if (photo) add(noteId, { ...photo, key: randomId() })
      else setWords((said) => [...new Set([...said, NOT_OPENED])])
      setOpening((count) => count - 1)
    }
  }

  // Its answer may be lost though it is gone.
  const isStillThere = sent.some(({ id }) => id === deleting.given)
  return {
    consent,
    shown,
    opening,
    words,
    choose: (files: readonly File[]) => void choose(files),
    failure: readFailure ?? (isStillThere ? deleting.failure : undefined),
    retry: readFailure ? retry : deleting.retry,
  }
}

/** A child that is gone has no consent any more. */
export function consentOf(child: { photoConsentVersion: string } | null | undefined): Consent {
  if (child === undefined) return 'unknown'
  return child === null || child.photoConsentVersion === '' ? 'missing' : 'given'
}
