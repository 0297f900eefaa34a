import { useMutation, useQueryClient } from '@tanstack/react-query'
import { checkPlaceCount, type SavedPlace } from '@/domain/places/savedPlace'
import type { RuleResult } from '@/domain/rule'
import { useMember } from '@/remote/useMember'
import { addSavedPlace, changeSavedPlace, removeSavedPlace } from '@/repository/places/savedPlaces'
import { savedPlacesQuery } from './queries'

export function useSavedPlaceCommands() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const query = savedPlacesQuery(familyUid)
  const onSuccess = () => client.invalidateQueries({ queryKey: query.queryKey })
  // The limit is checked here: the rules cannot count.
  const add = useMutation({
    mutationFn: async (place: SavedPlace): Promise<RuleResult> => {
      const others = (await client.fetchQuery(query)).filter(({ id }) => id !== place.id)
      const check = checkPlaceCount(others.length)
      if (check.ok) await addSavedPlace(familyUid, place)
      return check
    },
    onSuccess,
    meta: { failure: '자주 가는 곳을 저장하지 못했습니다.' },
  })
  const change = useMutation({
    mutationFn: (place: SavedPlace) => changeSavedPlace(familyUid, place),
    onSuccess,
    meta: { failure: '자주 가는 곳을 고치지 못했습니다.' },
  })
  const remove = useMutation({
    mutationFn: ({ id }: SavedPlace) => removeSavedPlace(familyUid, id),
    onSuccess,
    meta: { failure: '자주 가는 곳을 삭제하지 못했습니다.' },
  })
  return { add, change, remove }
}
