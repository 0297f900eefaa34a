import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import * as z from 'zod/mini'
import { guardianRights, type SharedFamily } from '@/domain/account/guardianRight'
import { useShownUid } from '@/stores/shownFamily'
import { rememberedAccountQuery } from './accountQuery'
import { freshForAMinute } from './queryClient'
import type { FamilyMember } from './useMember'

const sharedFamilySchema: z.ZodMiniType<SharedFamily> = z.object({
  ownerUid: z.string(),
  ownerName: z.string(),
  right: z.nullable(z.enum(guardianRights)),
})

/** Families that the account shares, with those that have put it out; stored with names and rights. */
export const familiesQuery = (ownUid: string) => ({
  ...rememberedAccountQuery({
    uid: ownUid,
    name: ['families'],
    failure: '함께 보는 가족을 불러오지 못했습니다.',
    read: async () => (await import('@/repository/account/families')).readFamilies(ownUid),
    schema: sharedFamilySchema,
  }),
  staleTime: freshForAMinute,
})

/** Whose family an account sees, and its right there: its own, unless it shares the one that was chosen. Undefined until that is known. */
export function useFamilyMember(ownUid: string): FamilyMember | undefined {
  const chosenUid = useShownUid(ownUid)
  const isShared = chosenUid !== ownUid
  const { data: families, isPending } = useQuery({ ...familiesQuery(ownUid), enabled: isShared })
  const right = families?.find(({ ownerUid }) => ownerUid === chosenUid)?.right ?? undefined
  return useMemo(() => {
    if (!isShared) return { familyUid: ownUid, ownUid, right: 'full' }
    if (right) return { familyUid: chosenUid, ownUid, right }
    return isPending ? undefined : { familyUid: ownUid, ownUid, right: 'full' }
  }, [chosenUid, ownUid, isShared, right, isPending])
}
