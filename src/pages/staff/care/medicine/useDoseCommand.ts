import { useQueryClient } from '@tanstack/react-query'
import { type Dose, doseName, type GivenDose, type Medication } from '@/domain/care/medication'
import type { Stay } from '@/domain/care/stay'
import { staffKey } from '@/remote/staffQuery'
import { useCommand } from '@/remote/useCommand'
import { markDose, undoDose } from '@/repository/care/medications'
import { useStaffMember } from '../../StaffMemberContext'

export type DoseStep = { kind: 'give' } | { kind: 'skip'; why: string } | { kind: 'undo' }

const stepLabels: Record<DoseStep['kind'], string> = {
  give: '먹였어요',
  skip: '주지 않았어요',
  undo: '되돌리기',
}

/** `김하준 14:00 해열제 먹였어요` */
export const doseStepWords = (stay: Stay, dose: Dose, kind: DoseStep['kind']): string =>
  `${stay.childName} ${doseName(dose)} ${stepLabels[kind]}`

/** Does the list show the result of a step by this person or a colleague? */
const isTaken = (given: GivenDose | undefined, { kind }: DoseStep): boolean =>
  kind === 'undo' ? given === undefined : given !== undefined

/** What is recorded of one dose; it is in the strip, too. */
export function useDoseCommand(stay: Stay, dose: Dose) {
  const { uid, name } = useStaffMember()
  const { id, day } = dose.medication
  const client = useQueryClient()
  const queryKey = staffKey(uid, 'care', day, 'medications')
  /** As the list has read it last. */
  const latest = () =>
    client
      .getQueriesData<readonly Medication[]>({ queryKey })
      .flatMap(([, medications]) => medications ?? [])
      .find((medication) => medication.id === id)?.given[dose.time]
  const writer = name.trim() || '선생님'
  const command = useCommand<DoseStep>({
    send: (step) =>
      step.kind === 'undo'
        ? undoDose(id, dose.time, uid)
        : markDose(id, dose.time, {
            by: uid,
            name: writer,
            why: step.kind === 'skip' ? step.why : '',
          }),
    renews: () => [{ queryKey }],
    renewsAlways: true,
    says: (step, error) => {
      const words = doseStepWords(stay, dose, step.kind)
      return error && !isTaken(latest(), step) ? { unsent: words } : { done: words }
    },
    failure: '투약 기록을 보내지 못했습니다.',
  })
  const { given: step } = command
  return {
    ...command,
    /** Of the last press, unless the list shows that it arrived. */
    failure: step && isTaken(dose.given, step) ? undefined : command.failure,
  }
}
