import { useQueryClient } from '@tanstack/react-query'
import { checkPlaceCount, type SavedPlace } from '@/domain/places/savedPlace'
import type { RuleResult } from '@/domain/rule'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { addSavedPlace, changeSavedPlace, removeSavedPlace } from '@/repository/places/savedPlaces'
import { savedPlacesQuery } from './queries'

export function useSavedPlaceCommands() {
  const { familyUid } = useMember()
  const client = useQueryClient()
  const query = savedPlacesQuery(familyUid)
  const renews = () => [query]
  // The limit is checked here: the rules cannot count.
  const add = useCommand({
    send: async (place: SavedPlace): Promise<RuleResult> => {
      const others = (await client.fetchQuery(query)).filter(({ id }) => id !== place.id)
      const check = checkPlaceCount(others.length)
      if (check.ok) await addSavedPlace(familyUid, place)
      return check
    },
    renews,
    failure: '자주 가는 곳을 저장하지 못했습니다.',
  })
  const change = useCommand({
    send: (place: SavedPlace) => changeSavedPlace(familyUid, place),
    renews,
    failure: '자주 가는 곳을 고치지 못했습니다.',
  })
  const remove = useCommand({
    send: ({ id }: SavedPlace) => removeSavedPlace(familyUid, id),
    renews,
    failure: '자주 가는 곳을 삭제하지 못했습니다.',
  })
  return { add, change, remove }
}
