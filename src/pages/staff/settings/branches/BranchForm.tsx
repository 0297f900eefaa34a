import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Link } from 'react-router-dom'
import { weekdayLabel, weekdaysFromMonday } from '@/domain/dates/day'
import { type BranchStatus, branchStatuses, branchStatusLabels } from '@/domain/places/branch'
import { branchLimits, newBranchId } from '@/domain/places/branchDocument'
import { paths } from '@/domain/site/paths'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { saveBranch } from '@/repository/places/branchCommands'
import { setClosed } from '@/repository/programs/programSessions'
import { Checkbox } from '@/ui/form/Checkbox'
import { RadioRow } from '@/ui/form/RadioRow'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { Remote } from '@/ui/message/Remote'
import { EditedRow } from '../../managed/EditedRow'
import managed from '../../managed/FormFrame.module.css'
import { ManagedForm } from '../../managed/ManagedForm'
import { openOnes } from '../../managed/sessionsAhead'
import { useManagedForm } from '../../managed/useManagedForm'
import { useStaffMember } from '../../StaffMemberContext'
import {
  type BranchEntry,
  branchEntryOf,
  branchFormSchema,
  branchOfEntry,
  newBranch,
} from './branchForm'
import {
  bookedAtBranchQuery,
  type ManagedBranch,
  managedBranches,
  readSessionsOfBranch,
  renewedBranches,
  staffBranchesQuery,
} from './branchQueries'
import { PointFields } from './PointFields'

export function EditedBranch({ id, onClose }: { id: string; onClose: () => void }) {
  const { uid } = useStaffMember()
  const read = useRemoteRead({ ...staffBranchesQuery(uid), select: managedBranches })
  return (
    <EditedRow read={read} id={id} title="지점" onClose={onClose}>
      {(item, current) => <BranchForm item={item} current={current} onClose={onClose} />}
    </EditedRow>
  )
}

interface Props {
  item: ManagedBranch | undefined
  /** As the list has it by now. */
  current: ManagedBranch | undefined
  onClose: () => void
}

/** A branch that is not open takes no more bookings. */
async function save(id: string, entry: BranchEntry, opened: ManagedBranch | undefined) {
  await saveBranch(branchOfEntry(id, entry), opened)
  if (entry.status === 'open') return
  for (const session of openOnes(await readSessionsOfBranch(id))) await setClosed(session.id, true)
}

function BranchForm({ item, current, onClose }: Props) {
  const { uid } = useStaffMember()
  const ids = useBranchContacts().map(({ id }) => id)
  const booked = useRemoteRead(bookedAtBranchQuery(uid, item?.id ?? ''), item !== undefined)
  const edited = useManagedForm({
    item,
    current,
    newId: () => newBranchId(ids),
    begin: item ? branchEntryOf(item) : newBranch,
    entryOf: branchEntryOf,
    schema: branchFormSchema(item?.status, booked.status === 'loaded' ? booked.data : undefined),
    save,
    renews: () => renewedBranches(uid),
    failure: '지점을 저장하지 못했습니다.',
    onSaved: onClose,
  })
  const { form } = edited
  const line = { form, autoComplete: 'off' }
  return (
    <ManagedForm title={`지점 ${item ? '수정' : '추가'}`} edited={edited} onClose={onClose}>
      <div className={managed.pair}>
        <TextField {...line} name="name" label="이름" limit={branchLimits.name} />
        <TextField {...line} name="district" label="구" limit={branchLimits.district} />
      </div>
      <TextField {...line} name="address" label="주소" limit={branchLimits.address} />
      <TextField {...line} name="addressShort" label="짧은 주소" limit={branchLimits.address} />
      <TextField {...line} name="addressJibun" label="지번 주소" limit={branchLimits.address} />
      <TextField {...line} name="phone" label="전화" type="tel" />
      <PointFields form={form} />
      <HoursFields form={form} />
      <TextField {...line} name="floor" label="층" limit={branchLimits.floor} />
      <TextField {...line} name="parking" label="주차" limit={branchLimits.parking} />
      <TextField {...line} name="introTitle" label="소개 제목" limit={branchLimits.introTitle} />
      <TextAreaField
        form={form}
        name="introText"
        label="소개"
        limit={branchLimits.introText}
        rows={4}
      />
      <TextAreaField
        form={form}
        name="tips"
        label="찾아오는 길"
        limit={branchLimits.tips * (branchLimits.tip + 1)}
        rows={4}
        hint="한 줄에 하나씩 5줄까지 적어 주세요."
      />
      <StatusField edited={edited} />
      {item && <Remote what="남은 예약" read={booked} />}
    </ManagedForm>
  )
}

const statusNotes: Record<BranchStatus, string> = {
  open: '예약을 받아요.',
  preparing: '보이지만 예약을 받지 않아요.',
  closed: '예약한 것에만 보여요.',
}

interface StatusProps {
  edited: ReturnType<typeof useManagedForm<BranchEntry, ManagedBranch>>
}

function StatusField({ edited: { form } }: StatusProps) {
  const wrong = form.formState.errors.status?.message
  return (
    <div role="radiogroup" aria-label="상태" className="stack-1">
      <p className="note bold" aria-hidden="true">
        상태
      </p>
      {branchStatuses.map((status) => (
        <RadioRow
          key={status}
          {...form.register('status')}
          value={status}
          label={branchStatusLabels[status]}
          note={statusNotes[status]}
          isNoteBelow
        />
      ))}
      {wrong && (
        <>
          <p className="danger-note" role="alert">
            {wrong}
          </p>
          <Link className="at-start touch underlined" to={`${paths.staffSettings}?tab=closures`}>
            휴무일
          </Link>
        </>
      )}
    </div>
  )
}

/** 「운영시간」: each weekday from, to or 휴무. */
function HoursFields({ form }: { form: UseFormReturn<BranchEntry> }) {
  return (
    <fieldset className="stack-2 one-column">
      <legend className="note mb-2 bold">운영시간</legend>
      {weekdaysFromMonday.map((weekday) => (
        <Weekday key={weekday} form={form} weekday={weekday} />
      ))}
    </fieldset>
  )
}

interface WeekdayProps {
  form: UseFormReturn<BranchEntry>
  weekday: (typeof weekdaysFromMonday)[number]
}

function Weekday({ form, weekday }: WeekdayProps) {
  const name = `hours.${weekday}` as const
  const isOpen = useWatch({ control: form.control, name: `${name}.isOpen` })
  const wrong = form.formState.errors.hours?.[weekday]?.to?.message
  const day = `${weekdayLabel(weekday)}요일`
  return (
    <div>
      <div className={`${managed.hours} middle wrap-2`}>
        <b>{weekdayLabel(weekday)}</b>
        <input
          className="edged rounded on-surface"
          type="time"
          aria-label={`${day} 여는 시간`}
          disabled={!isOpen}
          {...form.register(`${name}.from`)}
        />
        <span aria-hidden="true">~</span>
        <input
          className="edged rounded on-surface"
          type="time"
          aria-label={`${day} 닫는 시간`}
          disabled={!isOpen}
          {...form.register(`${name}.to`)}
        />
        <Checkbox
          label="휴무"
          aria-label={`${day} 휴무`}
          checked={!isOpen}
          onChange={({ target }) =>
            form.setValue(`${name}.isOpen`, !target.checked, {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        />
      </div>
      {wrong && (
        <p className="danger-note" role="alert">
          {wrong}
        </p>
      )}
    </div>
  )
}
