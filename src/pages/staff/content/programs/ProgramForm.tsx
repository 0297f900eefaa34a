import { useWatch } from 'react-hook-form'
import { programImageOf } from '@/content/programs/programs'
import { weekdayLabel, weekdaysFromMonday } from '@/domain/dates/day'
import { isListed } from '@/domain/places/branch'
import { programTypes } from '@/domain/programs/program'
import { programLimits } from '@/domain/programs/programDocument'
import { useBranchContacts } from '@/remote/useBranchContacts'
import { useRemoteRead } from '@/remote/useRemoteRead'
import { setClosed } from '@/repository/programs/programSessions'
import { saveProgram } from '@/repository/programs/programs'
import { Checkbox } from '@/ui/form/Checkbox'
import { NamedOptions } from '@/ui/form/Select'
import { SelectField } from '@/ui/form/SelectField'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { TextField } from '@/ui/form/TextField'
import { Remote } from '@/ui/message/Remote'
import { EditedRow } from '../../managed/EditedRow'
import styles from '../../managed/FormFrame.module.css'
import { ManagedForm } from '../../managed/ManagedForm'
import {
  bookedSeats,
  closingText,
  openOnes,
  readSessionsAhead,
  sessionsAheadQuery,
} from '../../managed/sessionsAhead'
import { useManagedForm } from '../../managed/useManagedForm'
import { useStaffMember } from '../../StaffMemberContext'
import { ProgramPictures } from './ProgramPictures'
import {
  newProgram,
  type ProgramEntry,
  programEntryOf,
  programFormSchema,
  programOfEntry,
} from './programForm'
import {
  type ManagedProgram,
  managedPrograms,
  renewedPrograms,
  staffProgramsQuery,
} from './programQueries'

export function EditedProgram({ id, onClose }: { id: string; onClose: () => void }) {
  const { uid } = useStaffMember()
  const read = useRemoteRead({ ...staffProgramsQuery(uid), select: managedPrograms })
  return (
    <EditedRow read={read} id={id} title="화면 내용" onClose={onClose}>
      {(item, current) => <ProgramForm item={item} current={current} onClose={onClose} />}
    </EditedRow>
  )
}

interface Props {
  item: ManagedProgram | undefined
  /** As the list has it by now. */
  current: ManagedProgram | undefined
  onClose: () => void
}

const entryOf = programEntryOf((address) => programImageOf(address) !== undefined)

const ages = Array.from(
  { length: programLimits.ageTo - programLimits.ageFrom + 1 },
  (_, index) => programLimits.ageFrom + index,
)

async function save(id: string, entry: ProgramEntry, opened: ManagedProgram | undefined) {
  await saveProgram(programOfEntry(id, entry), opened)
  if (entry.isPublished) return
  for (const session of openOnes(await readSessionsAhead([id]))) await setClosed(session.id, true)
}

function ProgramForm({ item, current, onClose }: Props) {
  const { uid } = useStaffMember()
  const branches = useBranchContacts().filter(isListed)
  const ahead = useRemoteRead(sessionsAheadQuery(uid, [item?.id ?? '']), item !== undefined)
  const edited = useManagedForm({
    item,
    current,
    begin: item ? entryOf(item) : newProgram(branches[0]?.id ?? ''),
    entryOf,
    schema: programFormSchema,
    save,
    renews: () => renewedPrograms(uid),
    failure: '프로그램을 저장하지 못했습니다.',
    onSaved: onClose,
  })
  const { form } = edited
  const isPublished = useWatch({ control: form.control, name: 'isPublished' })
  const hasBookings = ahead.status === 'loaded' && bookedSeats(ahead.data) > 0
  return (
    <ManagedForm title={`프로그램 ${item ? '수정' : '추가'}`} edited={edited} onClose={onClose}>
      <TextField form={form} name="title" label="제목" limit={programLimits.title} />
      <TextAreaField
        form={form}
        name="summary"
        label="소개"
        limit={programLimits.summary}
        rows={3}
      />
      <div className={styles.pair}>
        <SelectField form={form} name="type" label="종류">
          {programTypes.map((type) => (
            <option key={type} value={type}>
              {type}
            </option>
          ))}
        </SelectField>
        <SelectField form={form} name="branchId" label="지점">
          <NamedOptions of={branches} />
        </SelectField>
      </div>
      <fieldset className="stack-2 one-column">
        <legend className="note bold">나이</legend>
        <div className={styles.pair}>
          <SelectField form={form} name="ageFrom" label="부터">
            {ageOptions}
          </SelectField>
          <SelectField form={form} name="ageTo" label="까지">
            {ageOptions}
          </SelectField>
        </div>
      </fieldset>
      <TextField
        form={form}
        name="price"
        label="이용료"
        inputMode="numeric"
        unit="원"
        disabled={item !== undefined && (ahead.status !== 'loaded' || hasBookings)}
        hint={
          hasBookings
            ? '예약이 있어 바꿀 수 없어요. 새 프로그램으로 추가해 주세요.'
            : '0원이면 무료예요.'
        }
      />
      {item && <Remote what="회차" read={ahead} />}
      <Times edited={edited} />
      <ProgramPictures form={form} />
      <TextAreaField
        form={form}
        name="safetyNote"
        label="안전 안내"
        limit={programLimits.note}
        rows={3}
      />
      <TextAreaField
        form={form}
        name="preparationNote"
        label="준비물"
        limit={programLimits.note}
        rows={3}
      />
      <div>
        <Checkbox label="인기" {...form.register('isHot')} />
        <Checkbox label="게시" {...form.register('isPublished')} />
      </div>
      {item?.isPublished && !isPublished && ahead.status === 'loaded' && (
        <p className="inset p-3-4" role="status">
          {closingText(ahead.data)}
        </p>
      )}
    </ManagedForm>
  )
}

const ageOptions = ages.map((age) => (
  <option key={age} value={String(age)}>
    {`${age}세`}
  </option>
))

interface TimesProps {
  edited: ReturnType<typeof useManagedForm<ProgramEntry, ManagedProgram>>
}

/** For sessions opened from now on. */
function Times({ edited: { form } }: TimesProps) {
  const wrong = form.formState.errors.days?.message
  return (
    <>
      <fieldset className="stack-2 one-column">
        <legend className="note bold">요일</legend>
        <div className={`${styles.weekdays} grid`}>
          {weekdaysFromMonday.map((weekday) => (
            <Checkbox
              key={weekday}
              {...form.register('days')}
              value={String(weekday)}
              label={weekdayLabel(weekday)}
            />
          ))}
        </div>
        {wrong && (
          <p className="danger-note" role="alert">
            {wrong}
          </p>
        )}
      </fieldset>
      <div className={styles.pair}>
        <TextField form={form} name="start" label="시작" type="time" />
        <TextField form={form} name="end" label="끝" type="time" />
        <TextField form={form} name="capacity" label="정원" inputMode="numeric" unit="명" />
      </div>
      <p className="note">요일, 시간, 정원은 앞으로 여는 회차부터 바뀌어요.</p>
    </>
  )
}
