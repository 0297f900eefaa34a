import type { Medication, NewMedication } from '@/domain/care/medication'
import type { RuleResult } from '@/domain/rule'
import { medicationQueries } from '@/features/programs/queries'
import { useCommand } from '@/remote/useCommand'
import { useMember } from '@/remote/useMember'
import { createMedication, deleteMedication } from '@/repository/care/medications'

/** Answers with what refuses it. */
export function useAskMedication() {
  const { familyUid } = useMember()
  return useCommand<NewMedication, RuleResult>({
    send: createMedication,
    renews: () => [medicationQueries(familyUid)],
    failure: '투약 의뢰를 보내지 못했습니다.',
  })
}

export function useTakeBackRequest(onTakenBack: () => void) {
  const { familyUid } = useMember()
  return useCommand<Medication>({
    send: deleteMedication,
    renews: () => [medicationQueries(familyUid)],
    renewsAlways: true,
    onDone: onTakenBack,
    failure: '투약 의뢰를 취소하지 못했습니다.',
  })
}
