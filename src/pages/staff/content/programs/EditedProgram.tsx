import { useRemoteRead } from '@/remote/useRemoteRead'
import { EditedRow } from '../../managed/EditedRow'
import { useStaffMember } from '../../StaffMemberContext'
import { ProgramForm } from './ProgramForm'
import { managedPrograms, staffProgramsQuery } from './programQueries'

interface Props {
  id: string
  onClose: () => void
}

export function EditedProgram({ id, onClose }: Props) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffProgramsQuery(uid))
  return (
    <EditedRow read={read} id={id} rowsOf={managedPrograms} title="화면 내용" onClose={onClose}>
      {(item, current) => <ProgramForm item={item} current={current} onClose={onClose} />}
    </EditedRow>
  )
}
