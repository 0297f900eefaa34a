import { useRef } from 'react'
import type { Sampled } from '@/domain/content/sampled'
import { formatShortDay } from '@/domain/dates/day'
import type { Notice } from '@/domain/site/notice'
import { noticesQuery, withSampleNotices } from '@/features/content/notices'
import { ListHead } from '@/pages/staff/managed/ListHead'
import managed from '@/pages/staff/managed/ManagedList.module.css'
import { ManagedRow } from '@/pages/staff/managed/ManagedRow'
import { useStaffMember } from '@/pages/staff/StaffMemberContext'
import { followedStaffQuery } from '@/remote/followedStaffQuery'
import { useBranchName } from '@/remote/useBranchContacts'
import { useCommand } from '@/remote/useCommand'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { followNotices, saveNotice } from '@/repository/content/notices'
import { FailureMessage } from '@/ui/message/FailureMessage'
import { Remote } from '@/ui/message/Remote'
import { Skeleton } from '@/ui/message/Skeleton'

/** Tab 공지 (specification 7, section 3). */
export function NoticeRows({ onEdit }: { onEdit: (id: string) => void }) {
  const { uid } = useStaffMember()
  const read = useRemoteRead(staffNoticesQuery(uid))
  // A sample becomes the document of its id.
  const show = useCommand({
    send: ({ notice, isPublished }: { notice: Notice & Sampled; isPublished: boolean }) =>
      saveNotice({ ...notice, isPublished }, notice.isSample ? undefined : notice),
    renews: () => renewedNotices(uid),
    renewsAlways: true,
    failure: '공지를 올리거나 내리지 못했습니다.',
  })
  const branchName = useBranchName()
  const lead = useRef<HTMLParagraphElement>(null)
  return (
    <div className="stack-4">
      <ListHead onAdd={() => onEdit('')}>
        <p className="grow-6rem muted" ref={lead} tabIndex={-1}>
          약관과 개인정보처리방침이 바뀐 공지는 여기에서 고칠 수 없어요.
        </p>
      </ListHead>
      <FailureMessage isInline failure={show.failure} onRetry={show.retry} />
      <Remote what="공지" read={read} waiting={<Skeleton height="280px" />} focusNext={lead}>
        {(documents) => (
          <ul className={`${managed.list} ruled card`} aria-label="공지">
            {withSampleNotices(documents)
              .filter(({ isFixed }) => !isFixed)
              .map((notice) => (
                <ManagedRow
                  key={notice.id}
                  title={notice.title}
                  facts={[
                    formatShortDay(notice.day),
                    notice.kind,
                    branchName(notice.branchId) ?? '전체 지점',
                  ]}
                  isSample={notice.isSample}
                  isShown={notice.isPublished}
                  isBusy={show.isBusy && show.given?.notice.id === notice.id}
                  onEdit={() => onEdit(notice.id)}
                  onShow={(isPublished) => void show.run({ notice, isPublished })}
                />
              ))}
          </ul>
        )}
      </Remote>
    </div>
  )
}

/** Documents only; `withSampleNotices` adds the samples. */
export const staffNoticesQuery = (uid: string) =>
  followedStaffQuery({
    uid,
    name: ['notices'],
    failure: '공지 목록을 불러오지 못했습니다.',
    follow: followNotices,
  })

export const renewedNotices = (uid: string) => [staffNoticesQuery(uid), noticesQuery()]
