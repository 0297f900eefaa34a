import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import type { Sampled } from '@/domain/content/sampled'
import { dayOf } from '@/domain/dates/day'
import { isListed } from '@/domain/places/branch'
import {
  checkNoticeBody,
  checkNoticeDay,
  checkNoticeTitle,
  type Notice,
  noticeKinds,
  noticeLimits,
} from '@/domain/site/notice'
import { NoticeCard } from '@/features/content/NoticeCard'
import { withSampleNotices } from '@/features/content/notices'
import { now } from '@/platform/clock'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { saveNotice } from '@/repository/content/notices'
import { Checkbox } from '@/ui/form/Checkbox'
import { fieldRule } from '@/ui/form/fieldRule'
import { NamedOptions } from '@/ui/form/Select'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { EditedRow } from '../../managed/EditedRow'
import styles from '../../managed/FormFrame.module.css'
import { ManagedForm } from '../../managed/ManagedForm'
import { useManagedForm } from '../../managed/useManagedForm'
import { useStaffMember } from '../../StaffMemberContext'
import { Preview } from '../Preview'
import { renewedNotices, staffNoticesQuery } from './NoticeRows'

export function EditedNotice({ id, onClose }: { id: string; onClose: () => void }) {
  const { uid } = useStaffMember()
  const read = useRemoteRead({ ...staffNoticesQuery(uid), select: withSampleNotices })
  return (
    <EditedRow read={read} id={id} title="화면 내용" onClose={onClose}>
      {(item, current) => <NoticeForm item={item} current={current} onClose={onClose} />}
    </EditedRow>
  )
}

interface Props {
  item: (Notice & Sampled) | undefined
  /** As the list has it by now. */
  current: (Notice & Sampled) | undefined
  onClose: () => void
}

function NoticeForm({ item, current, onClose }: Props) {
  const { uid } = useStaffMember()
  const [today] = useState(() => dayOf(now()))
  const edited = useManagedForm({
    item,
    current,
    begin: item ? noticeEntryOf(item) : newNotice(today),
    entryOf: noticeEntryOf,
    schema: noticeFormSchema(today),
    save: (id, entry, opened) => saveNotice({ id, ...entry }, opened),
    renews: () => renewedNotices(uid),
    failure: '공지를 저장하지 못했습니다.',
    onSaved: onClose,
  })
  const { form } = edited
  const values = useWatch({ control: form.control, compute: (entry: NoticeEntry) => entry })
  return (
    <ManagedForm
      title={`공지 ${item ? '수정' : '추가'}`}
      edited={edited}
      onClose={onClose}
      preview={
        <Preview where="공지사항">
          <NoticeCard Title="h3" notice={{ ...values, title: values.title.trim() || '제목' }} />
        </Preview>
      }
    >
      <div className={styles.pair}>
        <SelectField form={form} name="kind" label="종류">
          {noticeKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kind}
            </option>
          ))}
        </SelectField>
        <SelectField form={form} name="branchId" label="지점">
          <option value="">전체 지점</option>
          <NamedOptions of={useBranchContacts().filter(isListed)} />
        </SelectField>
      </div>
      <TextField form={form} name="title" label="제목" limit={noticeLimits.title} />
      <TextAreaField
        form={form}
        name="body"
        label="내용"
        limit={noticeLimits.body}
        rows={9}
        hint="빈 줄로 문단을 나누고, 「- 」로 시작하면 목록이 돼요."
      />
      <TextField
        form={form}
        name="day"
        label="게시일"
        type="date"
        max={today}
        hint="오늘이나 지난 날"
      />
      <Checkbox label="게시" {...form.register('isPublished')} />
    </ManagedForm>
  )
}

type NoticeEntry = Omit<Notice, 'id' | 'link' | 'isFixed'>

const newNotice = (today: string): NoticeEntry => ({
  kind: '안내',
  title: '',
  body: '',
  branchId: '',
  day: today,
  isPublished: true,
})

const noticeEntryOf = ({ kind, title, body, branchId, day, isPublished }: Notice): NoticeEntry => ({
  kind,
  title,
  body,
  branchId,
  day,
  isPublished,
})

/** `today`: of Seoul, as the form is opened. */
const noticeFormSchema = (today: string): z.ZodMiniType<NoticeEntry, NoticeEntry> =>
  z.object({
    kind: z.enum(noticeKinds),
    title: z.string().check(fieldRule(checkNoticeTitle)),
    body: z.string().check(fieldRule(checkNoticeBody)),
    branchId: z.string(),
    day: z.string().check(fieldRule(checkNoticeDay(today))),
    isPublished: z.boolean(),
  })
