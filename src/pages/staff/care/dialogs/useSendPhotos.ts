import { useQueryClient } from '@tanstack/react-query'
import { freePhotoIds, isSamePhoto, type NotePhoto } from '@/domain/care/notePhoto'
import type { Stay } from '@/domain/care/stay'
import { type CommandStep, useSteps } from '@/remote/useSteps'
import { addPhoto } from '@/repository/care/notePhotos'
import { type ChosenPhoto, useNotePhotos } from '@/stores/notePhotos'
import { useStaffMember } from '../../StaffMemberContext'
import { sentPhotosQuery } from '../queries'
import { useChildOfStay } from '../row/CareFacts'
import { consentOf } from './useNotePhotoList'
import { noteIdOf } from './useUnsentNote'

/** The chosen pictures of a note that is sent, one document each; what fails stays chosen, as long as there is consent. */
export function useSendPhotos(stay: Stay) {
  const { uid } = useStaffMember()
  const client = useQueryClient()
  const noteId = noteIdOf(stay)
  const query = sentPhotosQuery(uid, noteId)
  const { data: child } = useChildOfStay(stay)
  const sending = useSteps({
    renews: () => [query],
    failure: '알림장의 사진을 보내지 못했습니다.',
  })

  const send = async (photo: ChosenPhoto, taken: Set<string>) => {
    const { key, ...small } = photo
    const known = client.getQueryData<NotePhoto[]>(query.queryKey) ?? []
    // Its answer may have been lost.
    if (!known.some((one) => isSamePhoto(one, small))) {
      const ids = freePhotoIds([...known.map(({ id }) => id), ...taken])
      const id = await addPhoto({ noteId, photo: small, by: uid, ids })
      taken.add(id)
      // It stands among those sent at once, so that nothing on the page moves.
      client.setQueryData<NotePhoto[]>(query.queryKey, (sent = []) => [
        ...sent.filter((one) => one.id !== id),
        { ...small, id, by: uid },
      ])
    }
    useNotePhotos.getState().remove(noteId, key)
  }

  return {
    ...sending,
    /** `onDone` once all are there. */
    sendAll: (onDone: () => void) => {
      const { chosen: all, remove } = useNotePhotos.getState()
      const chosen = all[noteId] ?? []
      sending.begin()
      if (consentOf(child) === 'missing') {
        for (const { key } of chosen) remove(noteId, key)
        return onDone()
      }
      if (chosen.length === 0) return onDone()
      // An answer that was asked for before would take the new ones away again.
      void client.cancelQueries(query)
      const taken = new Set<string>()
      const steps = chosen.map(
        (photo, index): CommandStep => ({
          key: photo.key,
          name: `${index + 1}번째 사진`,
          isCounted: true,
          run: () => send(photo, taken),
        }),
      )
      void sending.run(steps, { onDone })
    },
  }
}
