import { withSampleNotices } from '@/features/content/notices'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { EditedRow } from '../../managed/EditedRow'
import { useStaffMember } from '../../StaffMemberContext'
import { NoticeForm } from './NoticeForm'
import { staffNoticesQuery } from './noticeQueries'

interface Props {
  id: string
  onClose: () => void
}

export function EditedNotice({ id, onClose }: Props) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffNoticesQuery(uid))
  return (
    <EditedRow read={read} id={id} rowsOf={withSampleNotices} title="화면 내용" onClose={onClose}>
      {(item, current) => <NoticeForm item={item} current={current} onClose={onClose} />}
    </EditedRow>
  )
}
