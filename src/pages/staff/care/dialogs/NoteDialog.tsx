import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import {
  canCorrectNote,
  changedNoteFields,
  type DayNote,
  type DayNoteEntry,
  dayNoteLimits,
  emptyDayNote,
  mealLabels,
  meals,
  moodLabels,
  moods,
  noteFieldLabels,
} from '@/domain/care/dayNote'
import type { Stay } from '@/domain/care/stay'
import { now } from '@/platform/clock'
import { useNow } from '@/platform/useNow'
import { Button } from '@/ui/button/Button'
import { Form } from '@/ui/form/Form'
import { TextAreaField } from '@/ui/form/TextAreaField'
import { Dialog } from '@/ui/layout/Dialog'
import { DialogFoot } from '@/ui/layout/DialogFoot'
import { FailureMessage } from '@/ui/message/FailureMessage'
import shared from '../../dialogs/StaffDialog.module.css'
import { Allergies } from '../row/CareFacts'
import { WhoLine } from '../row/WhoLine'
import styles from './CareDialog.module.css'
import { NotePhotos } from './NotePhotos'
import { useNoteForm } from './useNoteForm'
import { useNotePhotoList } from './useNotePhotoList'
import { useSendPhotos } from './useSendPhotos'

interface Props {
  stay: Stay
  note: DayNote | undefined
  isOpen: boolean
  onClose: () => void
}

/** 「알림장」; an unsent draft is restored. */
export function NoteDialog(props: Props) {
  return (
    <Dialog title="알림장" isOpen={props.isOpen} onClose={props.onClose} closing="foot">
      <NoteForm {...props} />
    </Dialog>
  )
}

function NoteForm({ stay, note, onClose }: Props) {
  const photos = useSendPhotos(stay)
  const { form, submit, overwrite, loadCurrent, conflict, ownText, failure, isBusy } = useNoteForm(
    stay,
    note,
    () => photos.sendAll(onClose),
  )
  const list = useNotePhotoList(stay, note !== undefined)
  const time = useNow() ?? now()
  const isReadOnly = note !== undefined && !canCorrectNote(note, time)
  return (
    <Form className="stack-5" onSubmit={submit}>
      <WhoLine stay={stay}>
        <Allergies stay={stay} />
      </WhoLine>
      <Choice
        form={form}
        name="meal"
        label={noteFieldLabels.meal}
        choices={meals.map((meal) => [meal, mealLabels[meal]])}
        isReadOnly={isReadOnly}
      />
      <Choice
        form={form}
        name="mood"
        label={noteFieldLabels.mood}
        choices={moods.map((mood) => [mood, moodLabels[mood]])}
        isReadOnly={isReadOnly}
      />
      <TextAreaField
        form={form}
        name="text"
        label={noteFieldLabels.text}
        rows={5}
        limit={dayNoteLimits.text}
        readOnly={isReadOnly}
      />
      <Length form={form} />
      <NotePhotos list={list} sending={photos} isReadOnly={isReadOnly} />
      {ownText !== undefined && (
        <p className="p-14px-4 pre-line inset">
          <b>내가 쓴 글</b>
          {'\n'}
          <span>{ownText}</span>
        </p>
      )}
      {conflict && (
        <div
          className={`${styles.clash} on-danger stack-2 rounded danger semibold p-4`}
          role="alert"
        >
          <p>그사이 다른 선생님이 고쳤어요.</p>
          <p>{changedNoteFields(conflict.expected ?? emptyDayNote, conflict.current).join(', ')}</p>
          <div>
            <Button onClick={loadCurrent}>새 내용 보기</Button>
            <Button tone="danger" isBusy={isBusy} onClick={overwrite}>
              덮어쓰기
            </Button>
          </div>
        </div>
      )}
      {failure && (
        <div className="stack-1 danger semibold">
          <p role="alert">알림장을 보내지 못했어요. 쓴 글은 이 탭에 남아 있어요.</p>
          <FailureMessage isInline failure={failure} />
        </div>
      )}
      <DialogFoot onClose={onClose}>
        {isReadOnly ? (
          <p className="note">보낸 지 24시간이 지나 고칠 수 없어요.</p>
        ) : (
          <Button
            type="submit"
            tone="primary"
            size="large"
            isBusy={isBusy || photos.isBusy || list.opening > 0}
          >
            {note ? '고쳐 보내기' : '보내기'}
          </Button>
        )}
      </DialogFoot>
    </Form>
  )
}

interface ChoiceProps {
  form: UseFormReturn<DayNoteEntry>
  name: 'meal' | 'mood'
  label: string
  choices: readonly (readonly [value: string, label: string])[]
  isReadOnly: boolean
}

function Choice({ form, name, label, choices, isReadOnly }: ChoiceProps) {
  const id = useId()
  return (
    <div role="radiogroup" aria-labelledby={id}>
      <p className="note mb-2 bold" id={id}>
        {label}
      </p>
      <div className={`${shared.pills} stack-2 halves`}>
        {choices.map(([value, optionLabel]) => (
          <label
            key={value}
            className={`${shared.pill} hit edged-softly center relative rounded text-14 semibold text-center on-surface`}
          >
            <input {...form.register(name)} type="radio" value={value} disabled={isReadOnly} />
            <span>{optionLabel}</span>
          </label>
        ))}
      </div>
    </div>
  )
}

function Length({ form }: { form: UseFormReturn<DayNoteEntry> }) {
  const text = useWatch({ control: form.control, name: 'text' })
  return (
    <p className={`${styles.length} note tabular`}>{`${text.length} / ${dayNoteLimits.text}`}</p>
  )
}
